import type { OwnData } from '../../lib/declared/own-data.ts';
import type { Deps, MemberContext } from '../../lib/deps.ts';
import { hidePlace } from './places/place.service.ts';

/**
 * Points and ratings are what others' ratings were made from, and made of games that stay: they are nobody's then, and
 * in no list.
 */
export const rankingsOwnData: OwnData<Deps, MemberContext> = {
  lists: {
    'rankings/standings': {
      rows: (db, userId) =>
        db
          .selectFrom('ranking_standings')
          .select(['scope', 'points', 'wins', 'losses', 'region'])
          .where('user_id', '=', userId)
          .orderBy('scope'),
    },
    'rankings/games': {
      rows: (db, userId) =>
        db
          .selectFrom('ranking_games')
          .select(['game_id', 'finished_at', 'game', 'is_won', 'rating', 'deviation'])
          .where('user_id', '=', userId)
          .orderBy('finished_at'),
    },
  },
  erase: (_, tx, userId) => hidePlace(tx, userId),
};
