import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';
import { type PlayerViewer, playerColumns, seenPlayers } from '../core/player.select.ts';
import { sumColumns, sumsOfFigures } from './sums.select.ts';

const legDifference = sql`"total"."legsWon" * 2 - "total"."legs"`;

/** Everybody who has played in a division, with what they did for each team; the best of singles first. */
export const listFigures = prepared(
  'leagues.listFigures',
  (db, p: Placeholders<PlayerViewer & { divisionId: number }>) =>
    seenPlayers(db)
      .innerJoin(
        sumsOfFigures(db)
          .select(['figure.player_id', 'figure.entry_id'])
          .where('figure.division_id', '=', p('divisionId'))
          .groupBy(['figure.player_id', 'figure.entry_id'])
          .as('total'),
        (join) => join.onRef('total.player_id', '=', 'player.id'),
      )
      .innerJoin('league_entries as entry', 'entry.id', 'total.entry_id')
      .innerJoin('league_teams as team', 'team.id', 'entry.team_id')
      .select(playerColumns(p))
      .select(['entry.id as entryId', 'team.name as team'])
      .select(sumColumns)
      .orderBy('total.singlesWon', 'desc')
      .orderBy(legDifference, 'desc')
      .orderBy('player.id')
      .limit(400),
);

/** Everybody who has played for a team in a season, also who has left it since; the best of singles first. */
export const listFiguresOfEntry = prepared(
  'leagues.listFiguresOfEntry',
  (db, p: Placeholders<PlayerViewer & { entryId: number }>) =>
    seenPlayers(db)
      .innerJoin(
        sumsOfFigures(db)
          .select('figure.player_id')
          .where('figure.entry_id', '=', p('entryId'))
          .groupBy('figure.player_id')
          .as('total'),
        (join) => join.onRef('total.player_id', '=', 'player.id'),
      )
      .select(playerColumns(p))
      .select(sumColumns)
      .orderBy('total.singlesWon', 'desc')
      .orderBy(legDifference, 'desc')
      .orderBy('player.id')
      .limit(400),
);
