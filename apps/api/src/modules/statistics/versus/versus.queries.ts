import { type Placeholders, prepared } from '@oche/db';

/** What one player has thrown against another. */
export const getPair = prepared(
  'statistics.getPair',
  (db, p: Placeholders<{ userId: string; opponentId: string }>) =>
    db
      .selectFrom('statistics_pairs')
      .select([
        'games',
        'won',
        'legs_won as legsWon',
        'darts',
        'points',
        'highest_finish as highestFinish',
        'best_leg as bestLeg',
      ])
      .where('user_id', '=', p('userId'))
      .where('opponent_id', '=', p('opponentId')),
);
