import type { Tx } from '@oche/db';
import type { EveningOutput, undoStepInput } from '@oche/validators/tournaments/schemas';
import type { z } from 'zod';
import { requireWriter } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { organise } from '../core/lock.service.ts';
import { getEvening } from '../evening/evening.service.ts';
import { getMatch, moveCall, setOpen } from '../evening/evening-write.queries.ts';
import { passMarking } from '../evening/marker.service.ts';
import * as order from '../evening/order.queries.ts';
import { readStanding } from '../evening/standing.service.ts';
import { tellCalled, tellMarker } from '../notifications/called.service.ts';
import { getCall, getStep, setUndone } from '../steps/steps.queries.ts';
import { placeAgain } from './place-again.service.ts';
import { undoReopened, undoResult } from './undo-result.service.ts';
import { type MatchStep, requireSame, type Step } from './way-back.service.ts';

type WayBack = (ctx: MemberContext, tx: Tx, step: MatchStep) => Promise<unknown>;

const WAYS_BACK: Partial<Record<Step['kind'], WayBack>> = {
  async called(ctx, tx, { matchId, tournamentId, wayBack }) {
    const call = await getCall.first(tx, { matchId });
    requireSame(call?.boardId === wayBack.boardId);
    requireSame((await setOpen.first(tx, { matchId })) !== undefined);
    // the queue would call it again at once
    const { evening } = await readStanding(tx, tournamentId, ctx.clock.now());
    if (wayBack.wasHeld || evening.isCalling) await order.hold.first(tx, { matchId });
  },

  async moved(ctx, tx, { matchId, tournamentId, wayBack }) {
    const call = await getCall.first(tx, { matchId });
    requireSame(call !== undefined && call.boardId === wayBack.boardId);
    const { boards } = await readStanding(tx, tournamentId, ctx.clock.now());
    const board = boards.find(({ id }) => id === wayBack.fromBoardId);
    requireSame(board?.isInUse === true && !board.isTaken && board.matchId === null);
    const { id: boardId, loungeBoardId } = board;
    await moveCall.first(tx, { matchId, boardId, loungeBoardId });
    await tellCalled(ctx, tx, { callId: call.id, tournamentId, matchId, boardId });
  },

  async putBack(ctx, tx, step) {
    requireSame(await placeAgain(ctx, tx, step));
  },

  async held(_, tx, { matchId }) {
    requireSame((await order.letGo.first(tx, { matchId })) !== undefined);
  },

  async letGo(_, tx, { tournamentId, matchId }) {
    const match = await getMatch.first(tx, { tournamentId, matchId });
    requireSame(match?.status === 'open' || match?.status === 'waiting');
    await order.hold.first(tx, { matchId });
  },

  async first(_, tx, { matchId }) {
    requireSame((await order.putInTurn.first(tx, { matchId })) !== undefined);
  },

  async inTurn(ctx, tx, { tournamentId, matchId }) {
    const match = await getMatch.first(tx, { tournamentId, matchId });
    requireSame(match?.status === 'open' || match?.status === 'waiting');
    await order.putFirst(tx, { matchId, now: ctx.clock.now() });
  },

  async marker(ctx, tx, { matchId, tournamentId, facts }) {
    const call = await getCall.first(tx, { matchId });
    requireSame(call !== undefined && call.markerId === facts.markerId);
    const former = facts.formerMarkerId ?? null;
    const { standing } = await readStanding(tx, tournamentId, ctx.clock.now());
    requireSame(former === null || !(standing.busy.has(former) || standing.gone.has(former)));
    await passMarking(tx, matchId, former);
    if (former === null) return;
    await tellMarker(ctx, tx, { tournamentId, matchId, callId: call.id, boardId: call.boardId });
  },

  result: undoResult,
  reopened: undoReopened,
};

/**
 * An organiser takes a step of their own back, if all is still as it has left it.
 * @throws AppError TOURNAMENT_NOT_FOUND, FORBIDDEN, STEP_NOT_FOUND for those of others and those without a way
 *   back, UNDO_TOO_LATE
 */
export async function undoStep(
  ctx: MemberContext,
  { id, stepId }: z.output<typeof undoStepInput>,
): Promise<EveningOutput> {
  requireWriter(ctx.actor);
  await organise(ctx, id, async (tx, { status }) => {
    const step = await getStep.first(tx, { tournamentId: id, stepId, userId: ctx.actor.id });
    const goBack = step && WAYS_BACK[step.kind];
    if (!goBack) throw new AppError('STEP_NOT_FOUND');
    // somebody who asks twice gets it once
    if (step.undoneAt !== null) return;
    const { matchId } = step;
    const isResult = step.kind === 'result' || step.kind === 'reopened';
    requireSame(status === 'active' || (isResult && status === 'completed'));
    requireSame(matchId !== null);
    await goBack(ctx, tx, { ...step, matchId, tournamentId: id });
    await setUndone(tx, { stepId, now: ctx.clock.now() });
  });
  return getEvening(ctx, { id });
}
