import { consequenceOf } from '@oche/darts/leagues/eligibility/consequences';
import type { Tx } from '@oche/db';
import type { ActingContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Fixture } from '../core/fixture.queries.ts';
import { commitOffence, isNothing, tellRuled } from '../decisions/offence.service.ts';
import { countMoved, countMoves } from './moves.queries.ts';

const entryOf = ({ homeId, awayId }: Fixture, side: number): number =>
  side === 0 ? homeId : awayId;

/**
 * Whether a team may still ask for another evening: beyond the league's number only where that costs something.
 * @throws AppError MOVES_USED_UP
 */
export async function requireAffordable(tx: Tx, fixture: Fixture, side: 0 | 1): Promise<void> {
  const { count = 0 } = (await countMoves.first(tx, { entryId: entryOf(fixture, side) })) ?? {};
  const consequence = consequenceOf(fixture.rules, { kind: 'postponement', before: count });
  if (consequence && isNothing(consequence)) throw new AppError('MOVES_USED_UP');
}

/** What another evening costs who has asked for it, when it has come to it: beyond the league's number. */
export async function chargeMove(
  ctx: ActingContext,
  tx: Tx,
  fixture: Fixture,
  move: { id: number; side: number },
): Promise<void> {
  const side = move.side === 0 ? 0 : 1;
  const entryId = entryOf(fixture, side);
  const { count = 0 } = (await countMoved.first(tx, { entryId, exceptId: move.id })) ?? {};
  const consequence = consequenceOf(fixture.rules, { kind: 'postponement', before: count });
  if (!consequence || isNothing(consequence)) return;
  const offence = 'postponementsExceeded';
  await commitOffence(ctx, tx, fixture, {
    ...{ offence, side, consequence, isLost: false, reason: null, by: null, isEachTime: true },
  });
  await tellRuled(ctx, tx, fixture);
}
