import { authRouter } from '../modules/auth/auth.router.ts';
import { bookingsRouter } from '../modules/bookings/bookings.router.ts';
import { challengesRouter } from '../modules/challenges/challenges.router.ts';
import { conversationsRouter } from '../modules/conversations/conversations.router.ts';
import { forumRouter } from '../modules/forum/forum.router.ts';
import { gamesRouter } from '../modules/games/games.router.ts';
import { loungesRouter } from '../modules/lounges/lounges.router.ts';
import { marketRouter } from '../modules/market/market.router.ts';
import { moderationRouter } from '../modules/moderation/moderation.router.ts';
import { notificationsRouter } from '../modules/notifications/notifications.router.ts';
import { peopleRouter } from '../modules/people/people.router.ts';
import { pushRouter } from '../modules/push/push.router.ts';
import { rankingsRouter } from '../modules/rankings/rankings.router.ts';
import { searchRouter } from '../modules/search/search.router.ts';
import { statisticsRouter } from '../modules/statistics/statistics.router.ts';
import { tournamentsRouter } from '../modules/tournaments/tournaments.router.ts';
import { trustRouter } from '../modules/trust/trust.router.ts';
import { watchingRouter } from '../modules/watching/watching.router.ts';
import { createCallerFactory, mergeRouters, router } from './init.ts';

export const appRouter = router({
  auth: authRouter,
  bookings: bookingsRouter,
  challenges: challengesRouter,
  forum: forumRouter,
  games: gamesRouter,
  lounges: loungesRouter,
  market: mergeRouters(marketRouter, trustRouter),
  rankings: rankingsRouter,
  statistics: statisticsRouter,
  tournaments: tournamentsRouter,
  search: searchRouter,
  moderation: moderationRouter,
  social: router({
    conversations: conversationsRouter,
    people: peopleRouter,
    notifications: notificationsRouter,
    push: pushRouter,
    watching: watchingRouter,
  }),
});

export type AppRouter = typeof appRouter;
export const createCaller = createCallerFactory(appRouter);
