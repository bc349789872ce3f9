import { accessErrors } from './access/errors.ts';
import { adminErrors } from './admin/errors.ts';
import { authErrors } from './auth/errors.ts';
import { autoscoringErrors } from './autoscoring/errors.ts';
import { bannersErrors } from './banners/errors.ts';
import { boardsErrors } from './boards/errors.ts';
import { bookingsErrors } from './bookings/errors.ts';
import { challengesErrors } from './challenges/errors.ts';
import { clubsErrors } from './clubs/errors.ts';
import { conversationsErrors } from './conversations/errors.ts';
import { commonErrors } from './errors/common.ts';
import type { ErrorEntry } from './errors/entry.ts';
import { requestsErrors } from './errors/requests.ts';
import { forumErrors } from './forum/errors.ts';
import { gamesErrors } from './games/errors.ts';
import { importsErrors } from './imports/errors.ts';
import { leaguesErrors } from './leagues/errors.ts';
import { lobbyErrors } from './lobby/errors.ts';
import { loungesErrors } from './lounges/errors.ts';
import { marketDealsErrors } from './market/deal-errors.ts';
import { marketErrors } from './market/errors.ts';
import { mediaErrors } from './media/errors.ts';
import { moderationErrors } from './moderation/errors.ts';
import { notificationsErrors } from './notifications/errors.ts';
import { ownDataErrors } from './own-data/errors.ts';
import { peopleErrors } from './people/errors.ts';
import { pollsErrors } from './polls/errors.ts';
import { remoteErrors } from './remote/errors.ts';
import { siteErrors } from './site/errors.ts';
import { tournamentsErrors } from './tournaments/errors.ts';
import { trustErrors } from './trust/errors.ts';
import { uploadsErrors } from './uploads/errors.ts';
import { watchingErrors } from './watching/errors.ts';
import { webhooksErrors } from './webhooks/errors.ts';
import { widgetsErrors } from './widgets/errors.ts';

/**
 * All errors that services answer with, by domain. HTTP status, texts of REST answers and texts for
 * pages all come from here.
 */
export const errorsByDomain = {
  common: commonErrors,
  requests: requestsErrors,
  auth: authErrors,
  access: accessErrors,
  forum: forumErrors,
  people: peopleErrors,
  uploads: uploadsErrors,
  lounges: loungesErrors,
  bookings: bookingsErrors,
  moderation: moderationErrors,
  notifications: notificationsErrors,
  watching: watchingErrors,
  webhooks: webhooksErrors,
  games: gamesErrors,
  challenges: challengesErrors,
  lobby: lobbyErrors,
  boards: boardsErrors,
  autoscoring: autoscoringErrors,
  remote: remoteErrors,
  tournaments: tournamentsErrors,
  conversations: conversationsErrors,
  market: marketErrors,
  marketDeals: marketDealsErrors,
  trust: trustErrors,
  clubs: clubsErrors,
  leagues: leaguesErrors,
  polls: pollsErrors,
  ownData: ownDataErrors,
  imports: importsErrors,
  media: mediaErrors,
  banners: bannersErrors,
  admin: adminErrors,
  site: siteErrors,
  widgets: widgetsErrors,
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
