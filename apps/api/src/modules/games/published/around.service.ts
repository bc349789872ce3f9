import type { Executor } from '@oche/db';
import type { HeardOf } from '../../../lib/declared/published.ts';
import type { GameIds } from '../games.outside.ts';
import { listAround } from './around.queries.ts';

/** The game itself, who plays it, and where. */
export async function around(db: Executor, { gameId }: GameIds): Promise<HeardOf[]> {
  const rows = await listAround(db, { gameId });
  const loungeId = rows[0]?.loungeId ?? null;
  return [
    { kind: 'game', id: String(gameId) },
    ...rows.flatMap(({ userId }) => (userId === null ? [] : [{ kind: 'member', id: userId }])),
    ...(loungeId === null ? [] : [{ kind: 'lounge', id: String(loungeId) }]),
  ];
}
