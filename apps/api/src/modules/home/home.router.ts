import { done } from '@oche/validators/common';
import { landingOutput } from '@oche/validators/home/landing';
import * as schemas from '@oche/validators/home/schemas';
import { router } from '../../trpc/init.ts';
import { memberProcedure, publicProcedure } from '../../trpc/procedures.ts';
import { thenOk } from '../../trpc/then-ok.ts';
import { listActivity } from './activity/feed.service.ts';
import { getLanding } from './landing/landing.service.ts';
import { saveLayout } from './layout/layout.service.ts';
import { getLive } from './live/live.service.ts';
import { getHome } from './own/home.service.ts';
import { listTurns } from './turns/turns.service.ts';

export const homeRouter = router({
  get: memberProcedure
    .input(schemas.homeInput)
    .output(schemas.homeOutput)
    .query(({ ctx, input }) => getHome(ctx, input)),

  live: memberProcedure
    .input(schemas.homeLiveInput)
    .output(schemas.homeLiveOutput)
    .query(({ ctx, input }) => getLive(ctx, input)),

  /** Also the number in the bar of a phone. */
  turns: memberProcedure.output(schemas.homeTurnsOutput).query(({ ctx }) => listTurns(ctx)),

  activity: memberProcedure
    .input(schemas.activityInput)
    .output(schemas.activityOutput)
    .query(({ ctx, input }) => listActivity(ctx, input)),

  /** What visitors see at `/`. */
  landing: publicProcedure.output(landingOutput).query(({ ctx }) => getLanding(ctx)),

  /** Suspended members, too, arrange what they look at. */
  arrange: memberProcedure
    .meta({ whileSuspended: true })
    .input(schemas.saveLayoutInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => saveLayout(ctx, input))),
});
