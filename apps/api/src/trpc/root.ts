import { accessRouter } from '../modules/access/access.router.ts';
import { adminRouter } from '../modules/admin/admin.router.ts';
import { authRouter } from '../modules/auth/auth.router.ts';
import { autoscoringRouter } from '../modules/autoscoring/autoscoring.router.ts';
import { bannersRouter } from '../modules/banners/banners.router.ts';
import { atBoardRouter, boardsRouter } from '../modules/boards/boards.router.ts';
import { bookingsRouter } from '../modules/bookings/bookings.router.ts';
import { challengesRouter } from '../modules/challenges/challenges.router.ts';
import { clubsRouter } from '../modules/clubs/clubs.router.ts';
import { conversationsRouter } from '../modules/conversations/conversations.router.ts';
import { forumRouter } from '../modules/forum/forum.router.ts';
import { gamesRouter } from '../modules/games/games.router.ts';
import { homeRouter } from '../modules/home/home.router.ts';
import { importsRouter } from '../modules/imports/imports.router.ts';
import { inboundMailRouter } from '../modules/inbound-mail/inbound-mail.router.ts';
import { leaguesRouter } from '../modules/leagues/leagues.router.ts';
import { lobbyRouter } from '../modules/lobby/lobby.router.ts';
import { loungesRouter } from '../modules/lounges/lounges.router.ts';
import { marketRouter } from '../modules/market/market.router.ts';
import { mediaRouter } from '../modules/media/media.router.ts';
import { moderationRouter } from '../modules/moderation/moderation.router.ts';
import { notificationsRouter } from '../modules/notifications/notifications.router.ts';
import { ownDataRouter } from '../modules/own-data/own-data.router.ts';
import { friendsRouter } from '../modules/people/friends/friends.router.ts';
import { peopleRouter } from '../modules/people/people.router.ts';
import { profilesRouter } from '../modules/people/profile/profiles.router.ts';
import { pollsRouter } from '../modules/polls/polls.router.ts';
import { pushRouter } from '../modules/push/push.router.ts';
import { rankingsRouter } from '../modules/rankings/rankings.router.ts';
import { remoteRouter } from '../modules/remote/remote.router.ts';
import { searchRouter } from '../modules/search/search.router.ts';
import { siteRouter } from '../modules/site/site.router.ts';
import { statisticsRouter } from '../modules/statistics/statistics.router.ts';
import { suggestionsRouter } from '../modules/suggestions/suggestions.router.ts';
import { tournamentsRouter } from '../modules/tournaments/tournaments.router.ts';
import { trustRouter } from '../modules/trust/trust.router.ts';
import { watchingRouter } from '../modules/watching/watching.router.ts';
import { webhooksRouter } from '../modules/webhooks/webhooks.router.ts';
import { widgetsRouter } from '../modules/widgets/widgets.router.ts';
import { createCallerFactory, mergeRouters, router } from './init.ts';

export const appRouter = router({
  access: accessRouter,
  admin: adminRouter,
  atBoard: atBoardRouter,
  auth: authRouter,
  autoscoring: autoscoringRouter,
  banners: bannersRouter,
  boards: boardsRouter,
  bookings: bookingsRouter,
  challenges: challengesRouter,
  clubs: clubsRouter,
  forum: forumRouter,
  games: gamesRouter,
  home: homeRouter,
  imports: importsRouter,
  leagues: leaguesRouter,
  lobby: lobbyRouter,
  lounges: loungesRouter,
  market: mergeRouters(marketRouter, trustRouter),
  media: mediaRouter,
  ownData: ownDataRouter,
  polls: pollsRouter,
  rankings: rankingsRouter,
  remote: remoteRouter,
  site: siteRouter,
  statistics: statisticsRouter,
  tournaments: tournamentsRouter,
  search: searchRouter,
  moderation: moderationRouter,
  webhooks: webhooksRouter,
  widgets: widgetsRouter,
  social: router({
    conversations: conversationsRouter,
    friends: mergeRouters(friendsRouter, suggestionsRouter),
    inboundMail: inboundMailRouter,
    people: peopleRouter,
    profiles: profilesRouter,
    notifications: notificationsRouter,
    push: pushRouter,
    watching: watchingRouter,
  }),
});

export type AppRouter = typeof appRouter;
export const createCaller = createCallerFactory(appRouter);
