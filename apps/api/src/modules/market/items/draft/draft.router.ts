import { done } from '@oche/validators/common';
import * as schemas from '@oche/validators/market/schemas';
import { router } from '../../../../trpc/init.ts';
import { proceduresOf } from '../../../../trpc/procedures.ts';
import { thenOk } from '../../../../trpc/then-ok.ts';
import * as drafts from './draft.service.ts';

const { memberProcedure } = proceduresOf('market', 'market');

export const draftRouter = router({
  create: memberProcedure
    .meta({ limit: 'posting' })
    .input(schemas.createDraftInput)
    .output(schemas.draftOutput)
    .mutation(({ ctx, input }) => drafts.createDraft(ctx, input)),

  get: memberProcedure
    .input(schemas.itemInput)
    .output(schemas.draftOutput)
    .query(({ ctx, input }) => drafts.getDraft(ctx, input)),

  save: memberProcedure
    .input(schemas.saveDraftInput)
    .output(schemas.draftOutput)
    .mutation(({ ctx, input }) => drafts.saveDraft(ctx, input)),

  list: memberProcedure.output(schemas.draftListOutput).query(({ ctx }) => drafts.listDrafts(ctx)),

  delete: memberProcedure
    .meta({ whileSuspended: true })
    .input(schemas.itemInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => drafts.deleteDraft(ctx, input))),
});
