import {
  deleteExceptionInput,
  rulesInput,
  rulesOutput,
  setExceptionInput,
  updateRulesInput,
} from '@oche/validators/lounges/schemas';
import { router } from '../../../trpc/init.ts';
import { proceduresOf } from '../../../trpc/procedures.ts';
import * as rules from './rules.service.ts';

const { memberProcedure } = proceduresOf('lounges', 'lounges');

export const rulesRouter = router({
  get: memberProcedure
    .input(rulesInput)
    .output(rulesOutput)
    .query(({ ctx, input }) => rules.getRules(ctx, input)),

  update: memberProcedure
    .input(updateRulesInput)
    .output(rulesOutput)
    .mutation(({ ctx, input }) => rules.updateRules(ctx, input)),

  setException: memberProcedure
    .input(setExceptionInput)
    .output(rulesOutput)
    .mutation(({ ctx, input }) => rules.setException(ctx, input)),

  deleteException: memberProcedure
    .input(deleteExceptionInput)
    .output(rulesOutput)
    .mutation(({ ctx, input }) => rules.deleteException(ctx, input)),
});
