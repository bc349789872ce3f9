import { authRouter } from '../modules/auth/auth.router.ts';
import { forumRouter } from '../modules/forum/forum.router.ts';
import { createCallerFactory, router } from './init.ts';

export const appRouter = router({
  auth: authRouter,
  forum: forumRouter,
});

export type AppRouter = typeof appRouter;
export const createCaller = createCallerFactory(appRouter);
