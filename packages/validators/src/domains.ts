import { accessDomain } from './access/domain.ts';
import { authDomain } from './auth/domain.ts';
import { bannersDomain } from './banners/domain.ts';
import { bookingsDomain } from './bookings/domain.ts';
import { challengesDomain } from './challenges/domain.ts';
import { clubsDomain } from './clubs/domain.ts';
import { conversationsDomain } from './conversations/domain.ts';
import type { Domain } from './domain.ts';
import { forumDomain } from './forum/domain.ts';
import { gamesDomain } from './games/domain.ts';
import { leaguesDomain } from './leagues/domain.ts';
import { loungesDomain } from './lounges/domain.ts';
import { marketDomain } from './market/domain.ts';
import { mediaDomain } from './media/domain.ts';
import { moderationDomain } from './moderation/domain.ts';
import { peopleDomain } from './people/domain.ts';
import { pollsDomain } from './polls/domain.ts';
import { tournamentsDomain } from './tournaments/domain.ts';
import { webhooksDomain } from './webhooks/domain.ts';

/** Every domain that other parts of the site know something of. Members see categories and areas in this order. */
const domains = [
  forumDomain,
  bookingsDomain,
  loungesDomain,
  tournamentsDomain,
  leaguesDomain,
  clubsDomain,
  marketDomain,
  pollsDomain,
  mediaDomain,
  conversationsDomain,
  peopleDomain,
  gamesDomain,
  challengesDomain,
  moderationDomain,
  bannersDomain,
  authDomain,
  accessDomain,
  webhooksDomain,
] as const;
export const allDomains: readonly Domain[] = domains;

export type AnyDomain = (typeof domains)[number];
/** The parts that list keys, or have something under each. */
type Part = Exclude<keyof Domain, 'goesOn' | 'isPersonal'>;
/** The keys that all domains together have in a part. */
export type KeyOf<Name extends Part> = AnyDomain extends infer One
  ? One extends Readonly<Record<Name, infer Value>>
    ? Value extends readonly (infer Key)[]
      ? Key
      : keyof Value & string
    : never
  : never;

/**
 * The keys of a part, domain by domain.
 * @param from other domains than all, or in another order
 */
export function keysOf<Name extends Part>(
  part: Name,
  from: readonly Domain[] = allDomains,
): readonly KeyOf<Name>[] {
  return from.flatMap(({ [part]: keys = [] }) =>
    Array.isArray(keys) ? keys : Object.keys(keys),
  ) as KeyOf<Name>[];
}
