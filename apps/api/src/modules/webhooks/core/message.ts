import type { HeardOf, PublishedKind } from '../../../lib/declared/published.ts';
import type { MemberContext } from '../../../lib/deps.ts';

/** What a hook is narrowed to when it hears all that its member may see. */
export const SITE: HeardOf = { kind: 'site', id: '' };
/** What a hook is narrowed to when it hears what concerns its member. */
export const SELF = 'member';

/** Whose rights decide what a hook hears, and of what. */
export interface Listener {
  id: number;
  userId: string;
  subject: HeardOf;
  isTeam: boolean;
}

export type AnyKind = PublishedKind<MemberContext>;

/** The documented id of a message, which it keeps over all attempts. */
export const webhookIdOf = (id: string): string => `msg_${id}`;

const WEBHOOK_ID = /^msg_([0-9a-f-]{36})$/;

/** @returns null for what is no id of a message */
export const messageIdOf = (webhookId: string): string | null =>
  WEBHOOK_ID.exec(webhookId)?.[1] ?? null;

interface Content {
  kind: string;
  happenedAt: string;
  thing: string;
  sequence: number;
  /** JSON */
  data: string;
}

/** What is sent: the same bytes at every attempt, so that a receiver may compare them. */
export const bodyOf = ({ kind, happenedAt, thing, sequence, data }: Content): string =>
  `${JSON.stringify({ type: kind, timestamp: happenedAt, thing, sequence }).slice(0, -1)},"data":${data}}`;
