import { done } from '@oche/validators/common';
import * as schemas from '@oche/validators/own-data/schemas';
import { router } from '../../trpc/init.ts';
import { memberProcedure } from '../../trpc/procedures.ts';
import { thenOk } from '../../trpc/then-ok.ts';
import * as archives from './archive/archive.service.ts';
import * as leaving from './leaving/leaving.service.ts';
import { getOwnData } from './own-data.service.ts';

/** Suspended and unverified members, too, take their data along and leave. */
const ownAccountProcedure = memberProcedure.meta({ whileSuspended: true });

export const ownDataRouter = router({
  get: memberProcedure
    .meta({ isSecurity: true })
    .output(schemas.ownDataOutput)
    .query(({ ctx }) => getOwnData(ctx)),

  requestArchive: ownAccountProcedure
    .input(schemas.archiveInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => archives.requestArchive(ctx, input))),

  leaving: memberProcedure
    .meta({ isSecurity: true })
    .output(schemas.leavingOutput)
    .query(({ ctx }) => leaving.getLeaving(ctx)),

  requestLeave: ownAccountProcedure
    .input(schemas.leaveInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => leaving.requestLeave(ctx, input))),

  undoLeave: ownAccountProcedure.output(done).mutation(thenOk(({ ctx }) => leaving.undoLeave(ctx))),
});
