import { type Placeholders, prepared } from '@oche/db';

/**
 * Takes a device's game, if nobody has. Of two that try at the same time the second one waits for the first one's
 * transaction, and has the game only if that was rolled back.
 */
export const takeSecret = prepared(
  'games.takeDeviceSecret',
  (db, p: Placeholders<{ secretHash: string }>) =>
    db
      .insertInto('game_device_claims')
      .values({ secret_hash: p('secretHash') })
      .onConflict((conflict) => conflict.doNothing())
      .returning('secret_hash as secretHash'),
);

export const setClaimed = prepared(
  'games.setDeviceClaimed',
  (db, p: Placeholders<{ secretHash: string; gameId: number }>) =>
    db
      .updateTable('game_device_claims')
      .set({ game_id: p('gameId') })
      .where('secret_hash', '=', p('secretHash')),
);

/** What became of a device's game, and whose it is. */
export const getClaimed = prepared(
  'games.getDeviceClaimed',
  (db, p: Placeholders<{ secretHash: string }>) =>
    db
      .selectFrom('game_device_claims as claim')
      .innerJoin('games as game', 'game.id', 'claim.game_id')
      .select(['game.id as gameId', 'game.created_by as userId'])
      .where('claim.secret_hash', '=', p('secretHash')),
);

interface Ended {
  gameId: number;
  revision: number;
  winnerSide: number;
  finishedAt: string;
}

/** It was over before the house knew of it. */
export const setPlayed = prepared('games.setDevicePlayed', (db, p: Placeholders<Ended>) =>
  db
    .updateTable('games')
    .set({
      revision: p('revision'),
      winner_side: p('winnerSide'),
      moved_at: p('finishedAt'),
      finished_at: p('finishedAt'),
    })
    .where('id', '=', p('gameId')),
);
