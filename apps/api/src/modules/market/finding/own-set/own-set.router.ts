import { done } from '@oche/validators/common';
import { ownSetInput, ownSetOutput } from '@oche/validators/market/schemas';
import { profileInput } from '@oche/validators/people/profiles';
import { router } from '../../../../trpc/init.ts';
import { proceduresOf } from '../../../../trpc/procedures.ts';
import { thenOk } from '../../../../trpc/then-ok.ts';
import * as ownSet from './own-set.service.ts';

const { memberProcedure, publicProcedure } = proceduresOf('market', 'market');

export const ownSetRouter = router({
  get: memberProcedure.output(ownSetOutput).query(({ ctx }) => ownSet.getOwnSet(ctx)),

  ofMember: publicProcedure
    .input(profileInput)
    .output(ownSetOutput)
    .query(({ ctx, input }) => ownSet.getSetOfMember(ctx, input)),

  save: memberProcedure
    .input(ownSetInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => ownSet.saveOwnSet(ctx, input))),
});
