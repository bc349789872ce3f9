import * as schemas from '@oche/validators/tournaments/schemas';
import { router } from '../../../trpc/init.ts';
import { proceduresOf } from '../../../trpc/procedures.ts';
import { listStepsOf } from '../steps/steps.service.ts';
import { undoStep } from './undo.service.ts';

const { memberProcedure } = proceduresOf(null, 'tournaments');

/** Who did what in an evening, and the way back; of no area, as the evening itself. */
export const stepsRouter = router({
  steps: memberProcedure
    .input(schemas.stepsInput)
    .output(schemas.stepListOutput)
    .query(({ ctx, input }) => listStepsOf(ctx, input)),

  undo: memberProcedure
    .input(schemas.undoStepInput)
    .output(schemas.eveningOutput)
    .mutation(({ ctx, input }) => undoStep(ctx, input)),
});
