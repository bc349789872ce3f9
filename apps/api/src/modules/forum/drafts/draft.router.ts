import { done } from '@oche/validators/common';
import {
  draftIdInput,
  draftInPlaceInput,
  draftInPlaceOutput,
  draftListOutput,
  saveDraftInput,
  saveDraftOutput,
} from '@oche/validators/forum/drafts/schemas';
import { router } from '../../../trpc/init.ts';
import { proceduresOf } from '../../../trpc/procedures.ts';
import { thenOk } from '../../../trpc/then-ok.ts';
import * as drafts from './draft.service.ts';

const { memberProcedure } = proceduresOf('forum', 'forum');

/** What a member has begun to write. Their words stay theirs while they are suspended. */
export const draftRouter = router({
  get: memberProcedure
    .input(draftInPlaceInput)
    .output(draftInPlaceOutput)
    .query(({ ctx, input }) => drafts.getDraft(ctx, input)),

  list: memberProcedure.output(draftListOutput).query(({ ctx }) => drafts.listDrafts(ctx)),

  save: memberProcedure
    .meta({ speaks: true })
    .input(saveDraftInput)
    .output(saveDraftOutput)
    .mutation(({ ctx, input }) => drafts.saveDraft(ctx, input)),

  discard: memberProcedure
    .meta({ whileSuspended: true })
    .input(draftIdInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => drafts.discardDraft(ctx, input))),

  restore: memberProcedure
    .meta({ whileSuspended: true })
    .input(draftIdInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => drafts.restoreDraft(ctx, input))),
});
