import { done } from '@oche/validators/common';
import * as schemas from '@oche/validators/games/result';
import { gameInput } from '@oche/validators/games/schemas';
import { router } from '../../../trpc/init.ts';
import { proceduresOf } from '../../../trpc/procedures.ts';
import type { RestMeta } from '../../../trpc/rest-meta.ts';
import { thenOk } from '../../../trpc/then-ok.ts';
import { disputeResult } from './dispute/dispute.service.ts';
import { decideResult } from './dispute/verdict.service.ts';
import { confirmResult } from './end/confirm.service.ts';
import * as resigning from './end/resign.service.ts';
import { getResult } from './result.service.ts';

const { memberProcedure, moderatorProcedure, publicProcedure } = proceduresOf(null, 'games');

const rest = (method: RestMeta['method'], path: string, summary: string): RestMeta => ({
  method,
  path: `/games/{id}${path}`,
  summary,
  tag: 'Games',
  names: { gameId: 'id' },
});

/** What happens from the last dart on. It is of no area, as a game that has begun is finished. */
export const resultRouter = router({
  get: publicProcedure
    .meta({ rest: rest('GET', '/result', 'The result of a game, and who has confirmed it') })
    .input(gameInput)
    .output(schemas.gameResultOutput)
    .query(({ ctx, input }) => getResult(ctx, input)),

  confirm: memberProcedure
    .meta({ rest: rest('POST', '/result/confirm', 'Confirms the result of a game of one’s own') })
    .input(schemas.confirmResultInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => confirmResult(ctx, input))),

  dispute: memberProcedure
    .meta({
      limit: 'posting',
      speaks: true,
      rest: rest(
        'POST',
        '/result/dispute',
        'Says what is wrong with the result of a game of one’s own',
      ),
    })
    .input(schemas.disputeResultInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => disputeResult(ctx, input))),

  decide: moderatorProcedure
    .input(schemas.decideResultInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => decideResult(ctx, input))),

  resign: memberProcedure
    .meta({
      whileUnconfirmed: true,
      rest: rest('POST', '/resign', 'Gives a game up; the other side wins, if it says yes to that'),
    })
    .input(gameInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => resigning.resign(ctx, input))),

  playOn: memberProcedure
    .meta({
      rest: rest(
        'POST',
        '/play-on',
        'Doesn’t take the win of who gave up: the game goes on where it was',
      ),
    })
    .input(gameInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => resigning.playOn(ctx, input))),

  abandon: memberProcedure
    .meta({
      whileUnconfirmed: true,
      rest: rest('POST', '/abandon', 'Calls off a game in which nothing has happened for a day'),
    })
    .input(gameInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => resigning.abandon(ctx, input))),
});
