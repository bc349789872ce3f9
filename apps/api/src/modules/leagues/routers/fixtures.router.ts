import { boardState, eventBoardInput, eventBoardStreamInput } from '@oche/validators/boards/state';
import { done } from '@oche/validators/common';
import * as evenings from '@oche/validators/leagues/evening';
import * as figures from '@oche/validators/leagues/figures';
import * as schemas from '@oche/validators/leagues/fixture';
import { createdOutput, divisionInput, seasonInput } from '@oche/validators/leagues/season';
import { leagueStreamInput } from '@oche/validators/leagues/stream';
import { z } from 'zod';
import { router } from '../../../trpc/init.ts';
import { proceduresOf } from '../../../trpc/procedures.ts';
import { thenOk } from '../../../trpc/then-ok.ts';
import { getBoard, streamBoard } from '../../boards/index.ts';
import { decideFixture } from '../decisions/decision.service.ts';
import * as penalties from '../decisions/penalty.service.ts';
import * as entry from '../evening/entry.service.ts';
import * as lineUps from '../evening/line-up.service.ts';
import { startGame } from '../evening/live.service.ts';
import * as results from '../evening/result.service.ts';
import * as lists from '../figures/lists.service.ts';
import { getFixture } from '../fixture/fixture.service.ts';
import { listOfLounge } from '../fixture/of-lounge.service.ts';
import { listFreeDates } from '../moves/free-dates.service.ts';
import * as moves from '../moves/moves.service.ts';
import { listWaiting } from '../moves/waiting.service.ts';
import { cancelFixture } from '../offences/cancel.service.ts';
import { getConsequences } from '../offences/consequences.service.ts';
import { claimNoShow } from '../offences/no-show.service.ts';
import { divisionCalls, fixtureCalls } from '../rest-api/calls.ts';
import { fixtureBoard } from '../stream/board.service.ts';
import { streamFixture } from '../stream/fixture-stream.service.ts';

const { liveProcedure, memberProcedure, publicProcedure } = proceduresOf('leagues', 'leagues');
const { fixtureOutput } = schemas;

/** For callers within the process: they have no connection that could end. */
const NEVER = new AbortController().signal;

/** Of no area: an evening that has begun is played to its end. */
const evening = memberProcedure.meta({ area: null });

export const fixturesRouter = router({
  get: publicProcedure
    .meta(fixtureCalls.get)
    .input(schemas.fixtureInput)
    .output(fixtureOutput)
    .query(({ ctx, input }) => getFixture(ctx, input)),

  stream: liveProcedure
    .meta({ ...fixtureCalls.stream, area: null })
    .input(leagueStreamInput)
    .subscription(({ ctx, input, signal = NEVER }) => streamFixture(ctx, input, signal)),

  board: publicProcedure
    .meta({ ...fixtureCalls.board, area: null })
    .input(eventBoardInput)
    .output(boardState)
    .query(({ ctx, input }) => getBoard(ctx, fixtureBoard(ctx, input))),

  boardStream: liveProcedure
    .meta({ ...fixtureCalls.boardStream, area: null })
    .input(eventBoardStreamInput)
    .subscription(({ ctx, input: { lastEventId, ...at }, signal = NEVER }) =>
      streamBoard(ctx, fixtureBoard(ctx, at), lastEventId, signal),
    ),

  // the page of a lounge asks, whether leagues are open or not
  listOfLounge: publicProcedure
    .meta({ ...fixtureCalls.listOfLounge, area: null })
    .input(schemas.fixturesOfLoungeInput)
    .output(schemas.fixturesOfLoungeOutput)
    .query(({ ctx, input }) => listOfLounge(ctx, input)),

  nameLineUp: evening
    .meta(fixtureCalls.nameLineUp)
    .input(evenings.nameLineUpInput)
    .output(fixtureOutput)
    .mutation(({ ctx, input }) => lineUps.nameLineUp(ctx, input)),

  substitute: evening
    .meta(fixtureCalls.substitute)
    .input(evenings.substituteInput)
    .output(fixtureOutput)
    .mutation(({ ctx, input }) => lineUps.substitute(ctx, input)),

  start: evening
    .input(evenings.startGameInput)
    .output(evenings.startedOutput)
    .mutation(({ ctx, input }) => startGame(ctx, input)),

  enter: evening
    .meta(fixtureCalls.enter)
    .input(evenings.enterGameInput)
    .output(fixtureOutput)
    .mutation(({ ctx, input }) => entry.enterGame(ctx, input)),

  enterAll: evening
    .meta(fixtureCalls.enterAll)
    .input(evenings.enterGamesInput)
    .output(fixtureOutput)
    .mutation(({ ctx, input }) => entry.enterGames(ctx, input)),

  clear: evening
    .meta(fixtureCalls.clear)
    .input(evenings.clearGameInput)
    .output(fixtureOutput)
    .mutation(({ ctx, input }) => entry.clearGame(ctx, input)),

  confirm: evening
    .meta(fixtureCalls.confirm)
    .input(evenings.confirmInput)
    .output(fixtureOutput)
    .mutation(({ ctx, input }) => results.confirmFixture(ctx, input)),

  dispute: evening
    .meta({ ...fixtureCalls.dispute, speaks: true })
    .input(evenings.disputeInput)
    .output(fixtureOutput)
    .mutation(({ ctx, input }) => results.disputeFixture(ctx, input)),

  decide: memberProcedure
    .meta(fixtureCalls.decide)
    .input(evenings.decideInput)
    .output(fixtureOutput)
    .mutation(({ ctx, input }) => decideFixture(ctx, input)),

  cancel: evening
    .meta({ speaks: true })
    .input(evenings.cancelInput)
    .output(fixtureOutput)
    .mutation(({ ctx, input }) => cancelFixture(ctx, input)),

  claimNoShow: evening
    .meta({ speaks: true })
    .input(evenings.noShowInput)
    .output(fixtureOutput)
    .mutation(({ ctx, input }) => claimNoShow(ctx, input)),

  consequences: evening
    .input(schemas.fixtureInput)
    .output(schemas.consequencesOutput)
    .query(({ ctx, input }) => getConsequences(ctx, input)),

  setDate: memberProcedure
    .input(schemas.setDateInput)
    .output(fixtureOutput)
    .mutation(({ ctx, input }) => moves.setDate(ctx, input)),

  freeDates: memberProcedure
    .input(schemas.fixtureInput)
    .output(schemas.freeDatesOutput)
    .query(({ ctx, input }) => listFreeDates(ctx, input)),

  askMove: memberProcedure
    .meta({ speaks: true })
    .input(schemas.askMoveInput)
    .output(fixtureOutput)
    .mutation(({ ctx, input }) => moves.askMove(ctx, input)),

  waitingMoves: memberProcedure
    .input(seasonInput)
    .output(schemas.waitingMovesOutput)
    .query(({ ctx, input }) => listWaiting(ctx, input)),

  answerMove: memberProcedure
    .input(schemas.answerMoveInput)
    .output(fixtureOutput)
    .mutation(({ ctx, input }) => moves.answerMove(ctx, input)),

  withdrawMove: memberProcedure
    .input(schemas.moveInput)
    .output(fixtureOutput)
    .mutation(({ ctx, input }) => moves.withdrawMove(ctx, input)),

  penalties: publicProcedure
    .meta(divisionCalls.penalties)
    .input(divisionInput)
    .output(z.array(schemas.penaltyOutput))
    .query(({ ctx, input }) => penalties.listPenalties(ctx, input)),

  impose: memberProcedure
    .meta({ speaks: true })
    .input(evenings.imposeInput)
    .output(createdOutput)
    .mutation(({ ctx, input }) => penalties.imposePenalty(ctx, input)),

  undoPenalty: memberProcedure
    .input(evenings.undoPenaltyInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => penalties.undoPenalty(ctx, input))),

  figures: publicProcedure
    .meta(divisionCalls.figures)
    .input(divisionInput)
    .output(figures.figuresOutput)
    .query(({ ctx, input }) => lists.listFigures(ctx, input)),
});
