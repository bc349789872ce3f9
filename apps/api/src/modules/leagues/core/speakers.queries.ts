import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** Captains and deputies of teams. */
export const listSpeakerIds = prepared(
  'leagues.listSpeakerIds',
  (db, p: Placeholders<{ teamIds: number[] }>) =>
    db
      .selectFrom('league_captains')
      .select('user_id as userId')
      .distinct()
      .where('team_id', '=', sql<number>`any(${p('teamIds')}::bigint[])`)
      .orderBy('user_id'),
);

export const listOfficerIds = prepared(
  'leagues.listOfficerIds',
  (db, p: Placeholders<{ leagueId: number }>) =>
    db
      .selectFrom('league_officers')
      .select('user_id as userId')
      .where('league_id', '=', p('leagueId'))
      .orderBy('user_id'),
);

/** Captains and members of the squads of teams in a season. */
export const listSquadMemberIds = prepared(
  'leagues.listSquadMemberIds',
  (db, p: Placeholders<{ entryIds: number[] }>) =>
    db
      .selectFrom('league_registrations as registration')
      .innerJoin('league_players as player', 'player.id', 'registration.player_id')
      .select('player.user_id as userId')
      .where('registration.entry_id', '=', sql<number>`any(${p('entryIds')}::bigint[])`)
      .where('registration.status', '=', 'confirmed')
      .where('player.user_id', 'is not', null)
      .union(
        db
          .selectFrom('league_entries as entry')
          .innerJoin('league_captains as captain', 'captain.team_id', 'entry.team_id')
          .select('captain.user_id as userId')
          .where('entry.id', '=', sql<number>`any(${p('entryIds')}::bigint[])`),
      )
      .$castTo<{ userId: string }>(),
);
