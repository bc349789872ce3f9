import { done } from '@oche/validators/common';
import * as lists from '@oche/validators/games/lists';
import * as schemas from '@oche/validators/games/schemas';
import { gameState, gameStreamEvents, gameStreamInput } from '@oche/validators/games/state';
import { tracked } from '@trpc/server';
import { router } from '../../trpc/init.ts';
import { proceduresOf } from '../../trpc/procedures.ts';
import type { RestMeta } from '../../trpc/rest-meta.ts';
import { thenOk } from '../../trpc/then-ok.ts';
import { deviceRouter } from './device/device.router.ts';
import * as gameLists from './list/games-list.service.ts';
import { partyRouter } from './party/party.router.ts';
import * as moves from './play/moves.service.ts';
import { resultRouter } from './result/result.router.ts';
import { startProcedures } from './start.router.ts';
import { toState } from './stream/state.ts';
import { getGameState, streamGame } from './stream/stream.service.ts';
import { getGame } from './watch/game.service.ts';
import { watchGame } from './watch/game-live.service.ts';

const { liveProcedure, memberProcedure, publicProcedure } = proceduresOf('games', 'games');

/** What the web plays anew from its entries, others get as it stands. */
const gameRest: RestMeta = {
  method: 'GET',
  path: '/games/{id}',
  summary: 'How a game stands: what is left, averages, checkouts, who throws next',
  tag: 'Games',
  names: { gameId: 'id' },
  toBody: toState,
  bodySchema: gameState,
};

const NEVER = new AbortController().signal;

export const gamesRouter = router({
  ...startProcedures,

  get: publicProcedure
    .meta({ area: null, rest: gameRest })
    .input(schemas.gameInput)
    .output(schemas.gameOutput)
    .query(({ ctx, input }) => getGame(ctx, input)),

  // the pages that lie over streams begin with what the stream tells first
  state: publicProcedure
    .meta({ area: null })
    .input(schemas.gameInput)
    .output(gameState)
    .query(({ ctx, input }) => getGameState(ctx, input)),

  list: publicProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/games/cards',
        summary:
          'Who plays now, or has played, and how it stands: everybody, near, followed or oneself',
        tag: 'Games',
      },
    })
    .input(lists.gameListInput)
    .output(lists.gameListOutput)
    .query(({ ctx, input }) => gameLists.listGames(ctx, input)),

  listAtLounge: publicProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/lounges/{loungeId}/games',
        summary: 'What is being played at a lounge',
        tag: 'Games',
      },
    })
    .input(lists.gamesAtLoungeInput)
    .output(lists.gameCardsOutput)
    .query(({ ctx, input }) => gameLists.listLiveAtLounge(ctx, input)),

  listCards: publicProcedure
    .input(lists.gameCardsInput)
    .output(lists.gameCardsOutput)
    .query(({ ctx, input }) => gameLists.listCards(ctx, input)),

  listResults: publicProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/games',
        summary: 'Completed games of two members, the latest first: public ones, and the own',
        tag: 'Games',
      },
    })
    .input(lists.gameResultsInput)
    .output(lists.gameResultsOutput)
    .query(({ ctx, input }) => gameLists.listResults(ctx, input)),

  enterMoves: memberProcedure
    .meta({
      area: null,
      whileUnconfirmed: true,
      rest: {
        method: 'POST',
        path: '/games/{id}/moves',
        summary:
          'Enters visits, or takes the last one back; a move that was sent before counts once',
        tag: 'Games',
        names: { gameId: 'id' },
      },
    })
    .input(schemas.enterMovesInput)
    .output(schemas.enterMovesOutput)
    .mutation(({ ctx, input }) => moves.enterMoves(ctx, input)),

  takeOver: memberProcedure
    .meta({
      area: null,
      whileUnconfirmed: true,
      rest: {
        method: 'POST',
        path: '/games/{id}/take-over',
        summary: 'Goes on keeping score on another device: from then on only its moves count',
        tag: 'Games',
        names: { gameId: 'id' },
      },
    })
    .input(schemas.takeOverInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => moves.takeOver(ctx, input))),

  device: deviceRouter,

  party: partyRouter,

  result: resultRouter,

  events: liveProcedure
    .meta({ area: null })
    .input(schemas.gameEventsInput)
    .subscription(async function* ({ ctx, input, signal = NEVER }) {
      for await (const event of watchGame(ctx, input, signal)) {
        yield tracked(String(event.revision), event);
      }
    }),

  stream: liveProcedure
    .meta({
      area: null,
      rest: {
        method: 'GET',
        path: '/games/{id}/stream',
        summary: 'How a game stands, and every visit as it is thrown',
        tag: 'Games',
        names: { gameId: 'id' },
        events: gameStreamEvents,
      },
    })
    .input(gameStreamInput)
    .subscription(({ ctx, input, signal = NEVER }) => streamGame(ctx, input, signal)),
});
