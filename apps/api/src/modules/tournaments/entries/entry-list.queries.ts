import { type Placeholders, prepared, preparedList } from '@oche/db';
import type { entryFilters } from '@oche/validators/tournaments/schemas';
import { sql } from 'kysely';
import { sectionSeen, type Viewer } from '../../people/index.ts';

interface Page extends Viewer {
  tournamentId: number;
  filter: (typeof entryFilters)[number];
  /** numbers are behind it */
  after: number;
}

export interface EntryPlayerRow {
  position: number;
  userId: string | null;
  username: string | null;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
  guestName: string | null;
  rating: number | null;
}

/** Who enters a tournament is named there, as whoever accepts a game is. */
const playersOf = (p: Placeholders<Viewer>) => sql<EntryPlayerRow[]>`array(
  select jsonb_build_object(
    'position', player.position,
    'userId', player.user_id,
    'username', profiles.username,
    'firstName', users.first_name,
    'lastName', users.last_name,
    'profileImageUrl', users.profile_image_url,
    'guestName', player.guest_name,
    'rating', case when ${sectionSeen(p, 'statistics')} then round(rated.rating / 100.0) end
  )
  from tournament_entry_players player
  left join users on users.id = player.user_id
  left join profiles on profiles.user_id = player.user_id
  left join ranking_ratings rated on rated.user_id = player.user_id
  where player.entry_id = entry.id
  order by player.position
)`;

const columns = (p: Placeholders<Viewer>) =>
  [
    'entry.id',
    'entry.number',
    'entry.status',
    'entry.name',
    'entry.seed',
    'entry.registered_at as registeredAt',
    sql<boolean>`entry.checked_in_at is not null`.as('isCheckedIn'),
    sql<boolean>`entry.paid_at is not null`.as('isPaid'),
    playersOf(p).as('players'),
  ] as const;

/** Entries of one kind, in the order of registration. */
export const listEntries = preparedList(
  'tournaments.listEntries',
  (db, p: Placeholders<Page>, limit) =>
    db
      .selectFrom('tournament_entries as entry')
      .select(columns(p))
      .where('entry.tournament_id', '=', p('tournamentId'))
      .where('entry.number', '>', p('after'))
      .where(
        sql<boolean>`case ${p('filter')}::text
          when 'registered' then entry.status = 'registered'
          when 'waiting' then entry.status = 'waiting'
          when 'left' then entry.status in ('withdrawn', 'no_show')
          when 'unpaid' then entry.status = 'registered' and entry.paid_at is null
          else entry.status = 'registered' and entry.checked_in_at is null
        end`,
      )
      .orderBy('entry.number')
      .limit(limit),
);

export const getListed = prepared(
  'tournaments.getListedEntry',
  (db, p: Placeholders<Viewer & { entryId: number }>) =>
    db
      .selectFrom('tournament_entries as entry')
      .select(columns(p))
      .where('entry.id', '=', p('entryId')),
);

/** How many of those with a seat have paid. */
export const countPaid = prepared(
  'tournaments.countPaid',
  (db, p: Placeholders<{ tournamentId: number }>) =>
    db
      .selectFrom('tournaments as tournament')
      .leftJoin('tournament_entries as entry', (join) =>
        join
          .onRef('entry.tournament_id', '=', 'tournament.id')
          .on('entry.status', '=', 'registered'),
      )
      .select([
        'tournament.entry_fee_cents as feeCents',
        sql<number>`count(entry.paid_at)`.as('paid'),
        sql<number>`count(entry.id) - count(entry.paid_at)`.as('open'),
      ])
      .where('tournament.id', '=', p('tournamentId'))
      .groupBy('tournament.id'),
);
