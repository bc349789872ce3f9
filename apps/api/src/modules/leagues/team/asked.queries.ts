import { type Placeholders, prepared } from '@oche/db';
import { type PlayerViewer, playerColumns, seenPlayers } from '../core/player.select.ts';

/** Registrations of a season that wait for an officer, the oldest first. */
export const listAsked = prepared(
  'leagues.listAsked',
  (db, p: Placeholders<PlayerViewer & { seasonId: number; limit: number }>) =>
    seenPlayers(db)
      .innerJoin('league_registrations as registration', 'registration.player_id', 'player.id')
      .innerJoin('league_entries as entry', 'entry.id', 'registration.entry_id')
      .innerJoin('league_teams as team', 'team.id', 'entry.team_id')
      .select(playerColumns(p))
      .select([
        'registration.id as registrationId',
        'registration.asked_at as askedAt',
        'team.id as teamId',
        'team.name as teamName',
      ])
      .where('registration.season_id', '=', p('seasonId'))
      .where('registration.status', '=', 'asked')
      .orderBy('registration.asked_at')
      .orderBy('registration.id')
      .limit(p('limit')),
);
