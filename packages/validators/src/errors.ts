import { adminErrors } from './errors/admin.ts';
import { authErrors } from './errors/auth.ts';
import { bannersErrors } from './errors/banners.ts';
import { bookingsErrors } from './errors/bookings.ts';
import { challengesErrors } from './errors/challenges.ts';
import { clubsErrors } from './errors/clubs.ts';
import { commonErrors } from './errors/common.ts';
import { conversationsErrors } from './errors/conversations.ts';
import type { ErrorEntry } from './errors/entry.ts';
import { forumErrors } from './errors/forum.ts';
import { gamesErrors } from './errors/games.ts';
import { loungesErrors } from './errors/lounges.ts';
import { marketErrors } from './errors/market.ts';
import { marketDealsErrors } from './errors/market-deals.ts';
import { mediaErrors } from './errors/media.ts';
import { moderationErrors } from './errors/moderation.ts';
import { notificationsErrors } from './errors/notifications.ts';
import { ownDataErrors } from './errors/own-data.ts';
import { peopleErrors } from './errors/people.ts';
import { pollsErrors } from './errors/polls.ts';
import { requestsErrors } from './errors/requests.ts';
import { siteErrors } from './errors/site.ts';
import { tournamentsErrors } from './errors/tournaments.ts';
import { trustErrors } from './errors/trust.ts';
import { uploadsErrors } from './errors/uploads.ts';
import { watchingErrors } from './errors/watching.ts';

/**
 * All errors that services answer with, by domain. HTTP status, texts of REST answers and texts for
 * pages all come from here.
 */
export const errorsByDomain = {
  common: commonErrors,
  requests: requestsErrors,
  auth: authErrors,
  forum: forumErrors,
  people: peopleErrors,
  uploads: uploadsErrors,
  lounges: loungesErrors,
  bookings: bookingsErrors,
  moderation: moderationErrors,
  notifications: notificationsErrors,
  watching: watchingErrors,
  games: gamesErrors,
  challenges: challengesErrors,
  tournaments: tournamentsErrors,
  conversations: conversationsErrors,
  market: marketErrors,
  marketDeals: marketDealsErrors,
  trust: trustErrors,
  clubs: clubsErrors,
  polls: pollsErrors,
  ownData: ownDataErrors,
  media: mediaErrors,
  banners: bannersErrors,
  admin: adminErrors,
  site: siteErrors,
};

export type ErrorDomain = keyof typeof errorsByDomain;
export type ErrorCodeOf<Domain extends ErrorDomain> = keyof (typeof errorsByDomain)[Domain];
export type ErrorCode = { [domain in ErrorDomain]: ErrorCodeOf<domain> }[ErrorDomain];

const listed = Object.entries(errorsByDomain).flatMap(([domain, entries]) =>
  Object.entries(entries).map(([code, entry]) => [code, { ...entry, domain }]),
);

export const errors: Record<ErrorCode, ErrorEntry & { domain: ErrorDomain }> =
  Object.fromEntries(listed);

export const errorCodes = Object.keys(errors) as ErrorCode[];
