import { authRouter } from '../modules/auth/auth.router.ts';
import { bookingsRouter } from '../modules/bookings/bookings.router.ts';
import { forumRouter } from '../modules/forum/forum.router.ts';
import { loungesRouter } from '../modules/lounges/lounges.router.ts';
import { peopleRouter } from '../modules/people/people.router.ts';
import { createCallerFactory, router } from './init.ts';

export const appRouter = router({
  auth: authRouter,
  bookings: bookingsRouter,
  forum: forumRouter,
  lounges: loungesRouter,
  social: router({ people: peopleRouter }),
});

export type AppRouter = typeof appRouter;
export const createCaller = createCallerFactory(appRouter);
