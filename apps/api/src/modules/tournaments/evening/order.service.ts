import type {
  EveningOutput,
  holdMatchInput,
  putFirstInput,
} from '@oche/validators/tournaments/schemas';
import type { z } from 'zod';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { type Directed, direct } from './direct.service.ts';
import * as order from './order.queries.ts';

/** @throws AppError MATCH_NOT_READY when it was called already or is over */
function requireWaiting({ status }: Directed): void {
  if (status !== 'open' && status !== 'waiting') throw new AppError('MATCH_NOT_READY');
}

/**
 * Holds a match back from the queue, or lets it go.
 * @throws AppError as `direct` does, MATCH_NOT_READY when it was called already or is over
 */
export const holdMatch = (
  ctx: MemberContext,
  { isHeld, ...input }: z.output<typeof holdMatchInput>,
): Promise<EveningOutput> =>
  direct(ctx, input, async (tx, match, note) => {
    requireWaiting(match);
    const matchId = match.id;
    const write = isHeld ? order.hold : order.letGo;
    if (await write.first(tx, { matchId })) await note(isHeld ? 'held' : 'letGo', {}, {});
  });

/**
 * Puts a match before all others of the queue, whichever round they are, or back to when its turn is. What it
 * waits for it still waits for.
 * @throws AppError as `direct` does, MATCH_NOT_READY when it was called already or is over
 */
export const putFirst = (
  ctx: MemberContext,
  { isFirst, ...input }: z.output<typeof putFirstInput>,
): Promise<EveningOutput> =>
  direct(ctx, input, async (tx, match, note) => {
    requireWaiting(match);
    const matchId = match.id;
    if (isFirst) {
      await order.putFirst(tx, { matchId, now: ctx.clock.now() });
      await note('first', {}, {});
    } else if (await order.putInTurn.first(tx, { matchId })) await note('inTurn', {}, {});
  });
