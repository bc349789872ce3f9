import * as schemas from '@oche/validators/tournaments/schemas';
import { router } from '../../../trpc/init.ts';
import { proceduresOf } from '../../../trpc/procedures.ts';
import * as qualifiers from './qualifier.service.ts';

const { memberProcedure, publicProcedure } = proceduresOf('tournaments', 'tournaments');

export const qualifiersRouter = router({
  list: publicProcedure
    .input(schemas.tournamentInput)
    .output(schemas.qualifiersOutput)
    .query(({ ctx, input }) => qualifiers.listQualifiers(ctx, input)),

  add: memberProcedure
    .input(schemas.addQualifierInput)
    .output(schemas.qualifiersOutput)
    .mutation(({ ctx, input }) => qualifiers.addQualifier(ctx, input)),

  remove: memberProcedure
    .input(schemas.qualifierInput)
    .output(schemas.qualifiersOutput)
    .mutation(({ ctx, input }) => qualifiers.removeQualifier(ctx, input)),
});
