import { done } from '@oche/validators/common';
import * as schemas from '@oche/validators/lobby/schemas';
import { router } from '../../trpc/init.ts';
import { proceduresOf } from '../../trpc/procedures.ts';
import { thenOk } from '../../trpc/then-ok.ts';
import * as entries from './entry.service.ts';
import { getLobby, watchLobby } from './lobby.service.ts';

const { memberLiveProcedure, memberProcedure, publicProcedure } = proceduresOf('games', 'games');

const NEVER = new AbortController().signal;

export const lobbyRouter = router({
  get: publicProcedure.output(schemas.lobbyOutput).query(({ ctx }) => getLobby(ctx)),

  open: memberProcedure
    .meta({ limit: 'posting' })
    .input(schemas.openGameInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => entries.openGame(ctx, input))),

  close: memberProcedure
    .meta({ whileSuspended: true })
    .output(done)
    .mutation(thenOk(({ ctx }) => entries.closeGame(ctx))),

  join: memberProcedure
    .meta({ limit: 'posting' })
    .input(schemas.joinGameInput)
    .output(schemas.joinedOutput)
    .mutation(({ ctx, input }) => entries.joinGame(ctx, input)),

  pair: memberProcedure
    .meta({ limit: 'posting' })
    .input(schemas.openGameInput)
    .output(schemas.pairedOutput)
    .mutation(({ ctx, input }) => entries.pairUp(ctx, input)),

  stay: memberProcedure.output(schemas.stayOutput).mutation(({ ctx }) => entries.stay(ctx)),

  events: memberLiveProcedure.subscription(async function* ({ ctx, signal = NEVER }) {
    yield* watchLobby(ctx, signal);
  }),
});
