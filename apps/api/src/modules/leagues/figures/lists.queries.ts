import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';
import { type PlayerViewer, playerColumns, seenPlayers } from '../core/player.select.ts';

const sum = (column: string) => sql<number>`sum(figure.${sql.ref(column)})::int`;

/** Everybody who has played in a division, with what they did for each team; the best of singles first. */
export const listFigures = prepared(
  'leagues.listFigures',
  (db, p: Placeholders<PlayerViewer & { divisionId: number }>) =>
    seenPlayers(db)
      .innerJoin(
        (eb) =>
          eb
            .selectFrom('league_figures as figure')
            .select([
              'figure.player_id',
              'figure.entry_id',
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
            ])
            .where('figure.division_id', '=', p('divisionId'))
            .groupBy(['figure.player_id', 'figure.entry_id'])
            .as('total'),
        (join) => join.onRef('total.player_id', '=', 'player.id'),
      )
      .innerJoin('league_entries as entry', 'entry.id', 'total.entry_id')
      .innerJoin('league_teams as team', 'team.id', 'entry.team_id')
      .select(playerColumns(p))
      .select([
        'entry.id as entryId',
        'team.name as team',
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
      ])
      .orderBy('total.singlesWon', 'desc')
      .orderBy(sql`"total"."legsWon" * 2 - "total"."legs"`, 'desc')
      .orderBy('player.id')
      .limit(400),
);
