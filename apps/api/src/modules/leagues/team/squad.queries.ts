import { type Placeholders, prepared } from '@oche/db';
import type { RegistrationStatus } from '@oche/validators/leagues/limits';
import { sql } from 'kysely';
import type { Reader } from '../core/league.select.ts';
import { type PlayerViewer, playerColumns, seenPlayers } from '../core/player.select.ts';

/** Who is registered for a team in a season, in the order of asking. */
export const listSquad = prepared(
  'leagues.listSquad',
  (db, p: Placeholders<PlayerViewer & { entryId: number }>) =>
    seenPlayers(db)
      .innerJoin('league_registrations as registration', 'registration.player_id', 'player.id')
      .select(playerColumns(p))
      .select([
        'registration.id as registrationId',
        'registration.status',
        'registration.asked_at as askedAt',
        'registration.decided_at as decidedAt',
      ])
      .where('registration.entry_id', '=', p('entryId'))
      .where('registration.status', 'in', ['asked', 'confirmed'])
      .orderBy('registration.asked_at')
      .orderBy('registration.id'),
);

export const findPlayer = prepared(
  'leagues.findPlayer',
  (db, p: Placeholders<{ leagueId: number; userId: string }>) =>
    db
      .selectFrom('league_players')
      .select('id')
      .where('league_id', '=', p('leagueId'))
      .where('user_id', '=', p('userId')),
);

export const getPlayer = prepared(
  'leagues.getPlayer',
  (db, p: Placeholders<{ leagueId: number; playerId: number }>) =>
    db
      .selectFrom('league_players')
      .select(['id', 'user_id as userId'])
      .where('league_id', '=', p('leagueId'))
      .where('id', '=', p('playerId')),
);

export const insertPlayer = prepared(
  'leagues.insertPlayer',
  (
    db,
    p: Placeholders<{ leagueId: number; userId: string | null; name: string | null; now: Date }>,
  ) =>
    db
      .insertInto('league_players')
      .values({
        league_id: p('leagueId'),
        user_id: p('userId'),
        name: p('name'),
        created_at: p('now'),
      })
      .returning('id'),
);

interface Registering {
  seasonId: number;
  entryId: number;
  playerId: number;
  status: RegistrationStatus;
  now: Date;
  decidedBy: string | null;
}

export const insertRegistration = prepared(
  'leagues.insertRegistration',
  (db, p: Placeholders<Registering>) =>
    db
      .insertInto('league_registrations')
      .values({
        season_id: p('seasonId'),
        entry_id: p('entryId'),
        player_id: p('playerId'),
        status: p('status'),
        asked_at: p('now'),
        decided_by: p('decidedBy'),
        decided_at: sql<Date | null>`case when ${p('decidedBy')}::text is null then null else ${p('now')}::timestamptz end`,
      })
      .returning('id'),
);

/** For which teams somebody is registered in a season, those that have ended included. */
export const listOfPlayer = prepared(
  'leagues.listRegistrationsOfPlayer',
  (db, p: Placeholders<{ seasonId: number; playerId: number }>) =>
    db
      .selectFrom('league_registrations')
      .select(['id', 'entry_id as entryId', 'status', 'ended_at as endedAt'])
      .where('season_id', '=', p('seasonId'))
      .where('player_id', '=', p('playerId'))
      .orderBy('id'),
);

export const countSquad = prepared(
  'leagues.countSquad',
  (db, p: Placeholders<{ entryId: number }>) =>
    db
      .selectFrom('league_registrations')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('entry_id', '=', p('entryId'))
      .where('status', 'in', ['asked', 'confirmed']),
);

export const getRegistration = prepared(
  'leagues.getRegistration',
  (db, p: Placeholders<Reader & { id: number }>) =>
    db
      .selectFrom('league_registrations as registration')
      .innerJoin('league_entries as entry', 'entry.id', 'registration.entry_id')
      .innerJoin('league_teams as team', 'team.id', 'entry.team_id')
      .innerJoin('league_players as player', 'player.id', 'registration.player_id')
      .select([
        'registration.id',
        'registration.status',
        'registration.entry_id as entryId',
        'team.id as teamId',
        'team.league_id as leagueId',
        'team.name as teamName',
        'player.user_id as userId',
        sql<boolean>`exists (
          select from league_captains own
          where own.team_id = team.id and own.user_id = ${p('viewerId')}::text
        )`.as('isCaptain'),
      ])
      .where('registration.id', '=', p('id')),
);

export const decideRegistration = prepared(
  'leagues.decideRegistration',
  (db, p: Placeholders<{ id: number; status: RegistrationStatus; by: string; now: Date }>) =>
    db
      .updateTable('league_registrations')
      .set({ status: p('status'), decided_by: p('by'), decided_at: p('now') })
      .where('id', '=', p('id'))
      .where('status', '=', 'asked')
      .returning('id'),
);

export const endRegistration = prepared(
  'leagues.endRegistration',
  (db, p: Placeholders<{ id: number; now: Date }>) =>
    db
      .updateTable('league_registrations')
      .set({ status: 'ended', ended_at: p('now') })
      .where('id', '=', p('id'))
      .where('status', 'in', ['asked', 'confirmed'])
      .returning('id'),
);

/** Rounds of a division that have a fixture without a result: how many are still to come. */
export const countRoundsToCome = prepared(
  'leagues.countRoundsToCome',
  (db, p: Placeholders<{ divisionId: number }>) =>
    db
      .selectFrom('league_fixtures')
      .select(sql<number>`count(distinct round)`.as('count'))
      .where('division_id', '=', p('divisionId'))
      .where('status', 'in', ['planned', 'live']),
);
