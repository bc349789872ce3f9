import type { Executor } from '@oche/db';
import type { Locale } from '@oche/validators/locale';
import type { MailTime, NotificationArea } from '@oche/validators/notifications/schemas';
import type { RawBuilder, SqlBool } from 'kysely';
import type { z } from 'zod';
import type { MailContent } from '../mail/mail.ts';
import type { MailText } from '../mail/mail-layout.ts';
import type { AnswerPlace } from './answerable.ts';

/** How a kind speaks in one language. Facts are of the moment in which it is read or sent. */
export interface NotificationTexts<Facts> {
  /** what is told, as the settings and the page for unsubscribing name it */
  label: string;
  /** @param count how many of the same group there are; the facts are those of the latest */
  page(facts: Facts, count: number): { title: string; excerpt?: string | null };
  push(facts: Facts): { title: string; body: string };
  /** the mechanism adds greeting, link, and how to get no more of them */
  mail(facts: Facts): NotificationMail;
}

export interface NotificationMail extends Omit<MailText, 'action' | 'unsubscribe'> {
  /** what the button says that leads to the place */
  button: string;
}

interface Told<Payload> {
  payload: Payload;
  recipientId: string;
}

/**
 * One kind of notifications, declared in its domain's folder (`<domain>.notifications.ts`) and named
 * in its manifest. All parts are required but the last ones, so the types say what is missing.
 */
export interface NotificationKind<Deps, Payload = unknown, Facts = unknown> {
  /** domain.kind, as in the tables; a renamed kind leaves its notifications behind */
  kind: `${string}.${string}`;
  area: NotificationArea;
  /** ids, and nothing that can change */
  payload: z.ZodType<Payload>;
  /** notifications of the kind with the same key are one entry as long as it is unread, e.g. `thread/5` */
  groupOf(payload: Payload): string;
  /** whoever has seen this has read the notification, wherever they opened it from, e.g. `post/17` */
  placeOf(payload: Payload): string;
  /** the link to the exact place */
  pathOf(facts: Facts): string;
  /** what members who have chosen nothing get */
  defaults: { mail: MailTime; push: boolean };
  /** mailed at once to everybody: what somebody has to know, e.g. the confirmation of a booking */
  isTransactional: boolean;
  /**
   * Whether the recipient may still see what the row `item` of `notifications` tells. What may not be
   * seen is neither shown nor counted, mailed or pushed.
   */
  isVisible: RawBuilder<SqlBool>;
  /** @returns for each of them what the texts need; null for what is gone */
  read(deps: Deps, told: readonly Told<Payload>[]): Promise<(Facts | null)[]>;
  texts: Record<Locale, NotificationTexts<Facts>>;
  /** whether it can concern a member, for the settings; e.g. only owners of lounges */
  concerns?(db: Executor, memberId: string): Promise<boolean>;
  /** an event for the calendar, in the mail */
  calendarOf?(
    deps: Deps,
    facts: Facts,
    to: { email: string; locale: Locale },
  ): MailContent['calendar'];
  /**
   * To what a mail about it is answered; null where it isn't.
   * @param count how many of the same group there are; the payload is that of the latest
   */
  answerOf?(payload: Payload, count: number): AnswerPlace | null;
  /**
   * The members whom an announcement is for, if there are many: member ids behind `after`, in their order. See
   * `announce`.
   */
  audience?(db: Executor, payload: Payload, after: string, limit: number): Promise<string[]>;
}

/** Keeps the types of a declaration together; as part of a list it is then a kind like all others. */
export const notificationKind = <Deps, Payload, Facts>(
  kind: NotificationKind<Deps, Payload, Facts>,
): NotificationKind<Deps, Payload, Facts> => kind;

/** All kinds of notifications, by their name. */
export type Notifiables<Deps> = ReadonlyMap<string, NotificationKind<Deps>>;

/** @throws Error when two modules have the same kind */
export function notifiablesOf<Deps>(
  modules: readonly { notifications?: readonly NotificationKind<Deps>[] }[],
): Notifiables<Deps> {
  const all = modules.flatMap(({ notifications = [] }) => notifications);
  const byKind = new Map(all.map((each) => [each.kind as string, each]));
  if (byKind.size < all.length) throw new Error('two modules have notifications of the same kind');
  return byKind;
}
