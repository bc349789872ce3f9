import type { Entry } from '@oche/darts/game';
import { type Placeholders, prepared, type Tx } from '@oche/db';
import type { GameVerdict } from '@oche/validators/games/result';
import { sql } from 'kysely';

interface NewDispute {
  gameId: number;
  userId: string;
  reason: string;
  now: Date;
}

/** Returns no row if the game was disputed before. */
export const insertDispute = prepared('games.insertDispute', (db, p: Placeholders<NewDispute>) =>
  db
    .insertInto('game_disputes')
    .values({
      game_id: p('gameId'),
      disputed_by: p('userId'),
      reason: p('reason'),
      disputed_at: p('now'),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('game_id as id'),
);

export const getDispute = prepared('games.getDispute', (db, p: Placeholders<{ gameId: number }>) =>
  db
    .selectFrom('game_disputes')
    .select(['disputed_by as userId', 'reason', 'disputed_at as disputedAt'])
    .where('game_id', '=', p('gameId')),
);

interface NewVerdict {
  gameId: number;
  verdict: GameVerdict;
  statement: string | null;
  /** with a correction */
  entriesBefore: readonly Entry[] | null;
  now: Date;
}

export async function insertVerdict(tx: Tx, verdict: NewVerdict): Promise<number> {
  const { id } = await tx
    .insertInto('game_verdicts')
    .values({
      game_id: verdict.gameId,
      verdict: verdict.verdict,
      statement: verdict.statement,
      entries_before: verdict.entriesBefore && JSON.stringify(verdict.entriesBefore),
      decided_at: verdict.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What moderators have decided last. */
export const getVerdict = prepared('games.getVerdict', (db, p: Placeholders<{ gameId: number }>) =>
  db
    .selectFrom('game_verdicts')
    .select([
      'id',
      'verdict',
      'statement',
      sql<Entry[] | null>`entries_before`.as('entriesBefore'),
      'decided_at as decidedAt',
    ])
    .where('game_id', '=', p('gameId'))
    .orderBy('id', 'desc')
    .limit(1),
);
