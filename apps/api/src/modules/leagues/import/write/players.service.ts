import type { Tx } from '@oche/db';
import type { ActingContext } from '../../../../lib/deps.ts';
import type { Locked } from '../../core/lock.service.ts';
import { registerIn } from '../../team/squad.service.ts';
import type { IntentOf } from '../match/ground.ts';

/** Registers players, as officers do one by one. Behind the league's lock. */
export async function writePlayers(
  ctx: ActingContext,
  tx: Tx,
  league: Locked,
  players: readonly IntentOf<'player'>[],
): Promise<void> {
  for (const { entryId, player } of players) await registerIn(ctx, tx, league, { entryId, player });
}
