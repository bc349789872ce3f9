import type { OwnData } from '../../lib/declared/own-data.ts';
import type { Deps, MemberContext } from '../../lib/deps.ts';

/**
 * Statistics are made of games that stay, and others are compared with them as counts: they are nobody's then, and
 * nobody is shown them.
 */
export const statisticsOwnData: OwnData<Deps, MemberContext> = {
  lists: {
    'statistics/months': {
      rows: (db, userId) =>
        db
          .selectFrom('statistics_months')
          .select(['variant', 'month', 'totals'])
          .where('user_id', '=', userId)
          .orderBy('month'),
    },
    'statistics/achievements': {
      rows: (db, userId) =>
        db
          .selectFrom('statistics_achievements')
          .select(['kind', 'game_id', 'achieved_at'])
          .where('user_id', '=', userId)
          .orderBy('achieved_at'),
    },
  },
  async erase() {},
};
