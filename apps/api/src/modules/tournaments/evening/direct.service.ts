import type { Tx } from '@oche/db';
import type {
  calledMatchInput,
  EveningOutput,
  StepKind,
} from '@oche/validators/tournaments/schemas';
import type { z } from 'zod';
import { requireWriter } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { organise } from '../core/lock.service.ts';
import { insertSteps, type NewStep } from '../steps/steps.queries.ts';
import { getEvening, requireBoard } from './evening.service.ts';
import { getMatch } from './evening-write.queries.ts';

export type Directed = NonNullable<Awaited<ReturnType<typeof getMatch.first>>>;

/** Notes what an organiser does with the match. */
type Note = (kind: StepKind, facts: NewStep['facts'], wayBack: NewStep['wayBack']) => Promise<void>;

/**
 * What organisers do with a match of the evening, behind the tournament's lock.
 * @throws AppError TOURNAMENT_NOT_FOUND, FORBIDDEN, TOURNAMENT_STATUS unless it is running, MATCH_NOT_FOUND
 */
export async function direct(
  ctx: MemberContext,
  { id, matchId }: z.output<typeof calledMatchInput>,
  work: (tx: Tx, match: Directed, note: Note) => Promise<void>,
): Promise<EveningOutput> {
  requireWriter(ctx.actor);
  await organise(ctx, id, async (tx, { status }) => {
    if (status !== 'active') throw new AppError('TOURNAMENT_STATUS');
    const match = await getMatch.first(tx, { tournamentId: id, matchId });
    if (!match) throw new AppError('MATCH_NOT_FOUND');
    const { number, a, b } = match;
    await work(tx, match, (kind, facts, wayBack) =>
      insertSteps(tx, [
        {
          tournamentId: id,
          kind,
          matchId,
          by: ctx.actor.id,
          at: ctx.clock.now(),
          facts: { match: { number, players: [a, b] }, ...facts },
          wayBack,
        },
      ]),
    );
  });
  return getEvening(ctx, { id });
}

/** @throws AppError BOARD_NOT_FOUND, BOARD_OUT_OF_ORDER, BOARD_IN_PLAY */
export async function requireFree(tx: Tx, id: number, boardId: number) {
  const board = await requireBoard(tx, id, boardId);
  if (!board.isInUse) throw new AppError('BOARD_OUT_OF_ORDER');
  if (board.isTaken || board.matchId !== null) throw new AppError('BOARD_IN_PLAY');
  return board;
}
