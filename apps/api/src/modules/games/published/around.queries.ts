import { type Placeholders, prepared } from '@oche/db';

/** Who plays a game, and where. */
export const listAround = prepared('games.listAround', (db, p: Placeholders<{ gameId: number }>) =>
  db
    .selectFrom('games as game')
    .leftJoin('game_players as player', 'player.game_id', 'game.id')
    .select(['game.lounge_id as loungeId', 'player.user_id as userId'])
    .where('game.id', '=', p('gameId')),
);
