import type { Executor } from '@oche/db';
import { sql } from 'kysely';

const sum = (column: string) => sql<number>`sum(figure.${sql.ref(column)})::int`;

/** What was counted of a player, fixture by fixture, added up. */
export const sumsOfFigures = (db: Executor) =>
  db
    .selectFrom('league_figures as figure')
    .select([
      sql<number>`count(*)::int`.as('fixtures'),
      sum('singles').as('singles'),
      sum('singles_won').as('singlesWon'),
      sum('doubles').as('doubles'),
      sum('doubles_won').as('doublesWon'),
      sum('legs').as('legs'),
      sum('legs_won').as('legsWon'),
      sum('darts').as('darts'),
      sum('points').as('points'),
      sum('first_darts').as('firstDarts'),
      sum('first_points').as('firstPoints'),
      sum('maxima').as('maxima'),
      sql<number | null>`max(figure.best_finish)::int`.as('bestFinish'),
      sql<number | null>`min(figure.shortest_leg)::int`.as('shortestLeg'),
    ]);

/** The same out of a subquery that is called `total`. */
export const sumColumns = [
  'total.fixtures',
  'total.singles',
  'total.singlesWon',
  'total.doubles',
  'total.doublesWon',
  'total.legs',
  'total.legsWon',
  'total.darts',
  'total.points',
  'total.firstDarts',
  'total.firstPoints',
  'total.maxima',
  'total.bestFinish',
  'total.shortestLeg',
] as const;
