import { type Placeholders, prepared } from '@oche/db';
import type { LeagueGame } from '@oche/validators/leagues/figures';
import { sql } from 'kysely';
import { isSeen, sectionSeen, type Viewer } from '../../people/index.ts';
import { factColumns, type Reader } from '../core/league.select.ts';
import { type PlayerViewer, playerColumns, seenPlayers } from '../core/player.select.ts';
import { sumColumns, sumsOfFigures } from './sums.select.ts';

/** The league of a player, and whether the reader leads a team that they are registered for. */
export const getLeagueOfPlayer = prepared(
  'leagues.getLeagueOfPlayer',
  (db, p: Placeholders<Reader & { id: number }>) =>
    db
      .selectFrom('league_players as player')
      .innerJoin('leagues as league', 'league.id', 'player.league_id')
      .select(factColumns(p))
      .select([
        'league.id',
        'league.name',
        sql<boolean>`exists (
          select from league_registrations registration
          join league_entries entry on entry.id = registration.entry_id
          join league_captains own on own.team_id = entry.team_id
          where registration.player_id = player.id
            and registration.status in ('asked', 'confirmed')
            and own.user_id = ${p('viewerId')}::text
        )`.as('isCaptain'),
      ])
      .where('player.id', '=', p('id')),
);

/**
 * A player, and who of other leagues is known to be the same one: a member whom the reader sees is named there, too.
 * What leagues show that are hidden counts nowhere else.
 */
export const getPlayerSeen = prepared(
  'leagues.getPlayerSeen',
  (db, p: Placeholders<PlayerViewer & { id: number }>) =>
    seenPlayers(db)
      .select(playerColumns(p))
      .select([
        sql<boolean>`player.user_id is not null`.as('isMember'),
        sql<number[]>`array(
          select player.id
          union
          select other.id from league_players other
          join leagues league on league.id = other.league_id and league.hidden_at is null
          where other.user_id = player.user_id and ${isSeen(p)}
        )`.as('playerIds'),
      ])
      .where('player.id', '=', p('id')),
);

/** As whom a member plays in leagues, for those who see their numbers. */
export const listPlayersOfMember = prepared(
  'leagues.listPlayersOfMember',
  (db, p: Placeholders<Viewer & { userId: string }>) =>
    db
      .selectFrom('league_players as player')
      .innerJoin('leagues as league', (join) =>
        join.onRef('league.id', '=', 'player.league_id').on('league.hidden_at', 'is', null),
      )
      .innerJoin('users', 'users.id', 'player.user_id')
      .innerJoin('profiles', 'profiles.user_id', 'player.user_id')
      .select('player.id')
      .where('player.user_id', '=', p('userId'))
      .where(sectionSeen(p, 'statistics'))
      .orderBy('player.id')
      .limit(100),
);

/** More than anybody plays in a life. */
const SEASONS_MAX = 100;

/** What players have done, season by season and team by team, the latest first. */
export const listSeasonsOfPlayers = prepared(
  'leagues.listSeasonsOfPlayers',
  (db, p: Placeholders<{ playerIds: readonly number[] }>) =>
    db
      .selectFrom(
        sumsOfFigures(db)
          .select('figure.entry_id')
          .where('figure.player_id', '=', sql<number>`any(${p('playerIds')}::bigint[])`)
          .groupBy('figure.entry_id')
          .as('total'),
      )
      .innerJoin('league_entries as entry', 'entry.id', 'total.entry_id')
      .innerJoin('league_teams as team', 'team.id', 'entry.team_id')
      .innerJoin('league_divisions as division', 'division.id', 'entry.division_id')
      .innerJoin('league_seasons as season', 'season.id', 'entry.season_id')
      .innerJoin('leagues as league', 'league.id', 'season.league_id')
      .select([
        'entry.id as entryId',
        'team.id as teamId',
        'team.name as teamName',
        'division.id as divisionId',
        'division.name as divisionName',
        'season.id as seasonId',
        'season.name as seasonName',
        'league.id as leagueId',
        'league.name as leagueName',
        // what is played in singles, which alone have averages
        sql<LeagueGame[]>`(
          select coalesce(jsonb_agg(distinct block -> 'rules' #- '{roundLimit}' #- '{handicaps}'), '[]')
          from jsonb_array_elements(coalesce(division.format, season.format) -> 'blocks') block
          where jsonb_array_length(block #> '{games,0,home}') = 1
        )`.as('games'),
      ])
      .select(sumColumns)
      .orderBy('season.starts_on', 'desc')
      .orderBy('entry.id', 'desc')
      .limit(SEASONS_MAX),
);
