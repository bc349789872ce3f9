import * as schemas from '@oche/validators/access/apps';
import { done } from '@oche/validators/common';
import { router } from '../../../trpc/init.ts';
import { memberProcedure, moderatorProcedure } from '../../../trpc/procedures.ts';
import { thenOk } from '../../../trpc/then-ok.ts';
import * as apps from './app.service.ts';

/** No token makes or changes apps: one that leaks would make others. */
const ownProcedure = memberProcedure.meta({ limit: 'posting' });

/** Apps of members, which others can let do something. */
export const appsRouter = router({
  mine: memberProcedure
    .meta({ isSecurity: true })
    .output(schemas.ownAppsOutput)
    .query(({ ctx }) => apps.listOwnApps(ctx)),

  create: ownProcedure
    .input(schemas.createAppInput)
    .output(schemas.appSecretOutput)
    .mutation(({ ctx, input }) => apps.createApp(ctx, input)),

  update: ownProcedure
    .input(schemas.updateAppInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => apps.updateApp(ctx, input))),

  renewSecret: ownProcedure
    .input(schemas.appInput)
    .output(schemas.appSecretOutput)
    .mutation(({ ctx, input }) => apps.renewSecret(ctx, input.id)),

  delete: memberProcedure
    .meta({ whileSuspended: true })
    .input(schemas.appInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => apps.deleteApp(ctx, input.id))),

  list: moderatorProcedure
    .input(schemas.appListInput)
    .output(schemas.appListOutput)
    .query(({ ctx, input }) => apps.listApps(ctx, input)),

  switchOff: moderatorProcedure
    .input(schemas.switchAppOffInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => apps.switchAppOff(ctx, input))),

  switchOn: moderatorProcedure
    .input(schemas.appInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => apps.switchAppOn(ctx, input.id))),
});
