import { type Executor, type Placeholders, prepared, preparedList } from '@oche/db';
import { sql } from 'kysely';
import { sectionSeen, type Viewer } from '../../people/index.ts';

/** The member with this username, if this part of the profile is for the viewer. */
export const getOpenPlayer = prepared(
  'tournaments.getOpenPlayer',
  (db, p: Placeholders<Viewer & { username: string }>) =>
    db
      .selectFrom('profiles')
      .innerJoin('users', 'users.id', 'profiles.user_id')
      .select('users.id')
      .where('profiles.username', '=', p('username'))
      .where(sectionSeen(p, 'tournaments')),
);

interface OfPlayer extends Viewer {
  userId: string;
}

/** What a member has or had a seat in, as far as the viewer may see it. */
const played = (db: Executor, p: Placeholders<OfPlayer>) =>
  db
    .selectFrom('tournament_entry_players as player')
    .innerJoin('tournament_entries as entry', 'entry.id', 'player.entry_id')
    .innerJoin('tournaments as tournament', 'tournament.id', 'player.tournament_id')
    .where('player.user_id', '=', p('userId'))
    .where('player.is_in', '=', true)
    .where('entry.status', '=', 'registered')
    .where('tournament.hidden_at', 'is', null)
    .where(
      sql<boolean>`(tournament.is_public or ${p('isStaff')}::boolean
        or player.user_id = ${p('viewerId')}::text)`,
    );

const shown = (db: Executor, p: Placeholders<OfPlayer>) =>
  played(db, p)
    .leftJoin('lounges as lounge', 'lounge.id', 'tournament.lounge_id')
    .select([
      'tournament.id',
      'tournament.name',
      'tournament.status',
      'tournament.starts_at as startDate',
      'entry.place',
      sql<string>`coalesce(lounge.time_zone, 'Europe/Berlin')`.as('timeZone'),
      sql<string | null>`coalesce(
        case when lounge.hidden_at is null then lounge.name end, tournament.location
      )`.as('where'),
      sql<number>`case when entry.place is null then tournament.entered_count else (
        select count(*)::int from tournament_entries placed
        where placed.tournament_id = tournament.id and placed.place is not null
      ) end`.as('participantCount'),
    ]);

/** Those that are over, along the index of a member's entries: the latest announced first. */
export const listPlayed = preparedList(
  'tournaments.listPlayed',
  (db, p: Placeholders<OfPlayer & { before: number }>, limit) =>
    shown(db, p)
      .where('player.tournament_id', '<', p('before'))
      .where('tournament.status', '=', 'completed')
      .orderBy('player.tournament_id', 'desc')
      .limit(limit),
);

/** Nobody has entered more that are still to come than can be looked at. */
export const listComing = preparedList(
  'tournaments.listComing',
  (db, p: Placeholders<OfPlayer & { horizon: string }>, limit) =>
    shown(db, p)
      .where('tournament.status', 'in', ['upcoming', 'active'])
      .where('tournament.starts_at', '>=', p('horizon'))
      .orderBy('tournament.starts_at')
      .orderBy('tournament.id')
      .limit(limit),
);

export const countTitles = prepared('tournaments.countTitles', (db, p: Placeholders<OfPlayer>) =>
  played(db, p)
    .select(sql<number>`count(*)::int`.as('titles'))
    .where('entry.place', '=', 1)
    .where('tournament.status', '=', 'completed'),
);
