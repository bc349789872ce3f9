import { anyOfIds, type Placeholders, prepared } from '@oche/db';
import { type RawBuilder, sql } from 'kysely';

/** Tournaments as members are told of them. */
export const listTold = prepared('tournaments.listTold', (db, p: Placeholders<{ ids: number[] }>) =>
  db
    .selectFrom('tournaments as tournament')
    .leftJoin('lounges as lounge', 'lounge.id', 'tournament.lounge_id')
    .select([
      'tournament.id',
      'tournament.name',
      'tournament.starts_at as startsAt',
      'tournament.cancel_reason as reason',
      sql<string>`coalesce(lounge.time_zone, 'Europe/Berlin')`.as('timeZone'),
      sql<string | null>`coalesce(lounge.name, tournament.location)`.as('where'),
      'tournament.entered_count as enteredCount',
      'tournament.waiting_count as waitingCount',
      'tournament.max_participants as maxParticipants',
    ])
    .where('tournament.id', '=', anyOfIds(p('ids'))),
);

const tournamentId = sql`(item.payload ->> 'tournamentId')::bigint`;

const hasEntry = (statuses: RawBuilder<unknown>, of: RawBuilder<unknown>) => sql<boolean>`exists (
  select from tournament_entry_players player
  join tournament_entries entry on entry.id = player.entry_id
  join tournaments tournament on tournament.id = player.tournament_id
  where player.tournament_id = ${tournamentId} and player.user_id = item.recipient_id
    and player.is_in and entry.status in (${statuses}) and tournament.status in (${of})
    and tournament.hidden_at is null
)`;
const IN = sql`'registered', 'waiting'`;

/** Whether the recipient of the row `item` of notifications has a seat in what is still to be played. */
export const hasSeat = hasEntry(sql`'registered'`, sql`'upcoming', 'active'`);
/** Whether they are in, if only in the waiting list. */
export const isInUpcoming = hasEntry(IN, sql`'upcoming'`);
export const isInRunning = hasEntry(IN, sql`'upcoming', 'active'`);
export const isInCancelled = hasEntry(IN, sql`'cancelled'`);
export const isInvitedNow = sql<boolean>`exists (
  select from tournament_invitations invitation
  join tournaments tournament on tournament.id = invitation.tournament_id
  where invitation.tournament_id = ${tournamentId} and invitation.user_id = item.recipient_id
    and tournament.status = 'upcoming' and tournament.hidden_at is null
)`;

/** Members with a seat, or in the waiting list, in the order of their ids. */
export const listMembersIn = prepared(
  'tournaments.listMembersIn',
  (db, p: Placeholders<{ tournamentId: number; after: string; limit: number }>) =>
    db
      .selectFrom('tournament_entry_players')
      .select(sql<string>`user_id`.as('userId'))
      .where('tournament_id', '=', p('tournamentId'))
      .where('user_id', '>', p('after'))
      .where('is_in', '=', true)
      .orderBy('user_id')
      .limit(p('limit')),
);

/** The tournament whose check-in opens at this moment, unless that was changed meanwhile. */
export const getOpening = prepared(
  'tournaments.getOpening',
  (db, p: Placeholders<{ tournamentId: number; opensAt: string }>) =>
    db
      .selectFrom('tournaments')
      .select('id')
      .where('id', '=', p('tournamentId'))
      .where('check_in_opens_at', '=', p('opensAt'))
      .where('status', '=', 'upcoming'),
);

const organises = (of: RawBuilder<unknown>) => sql<boolean>`exists (
  select from tournaments tournament
  where tournament.id = ${tournamentId} and tournament.status in (${of})
    and tournament.hidden_at is null
    and (tournament.created_by = item.recipient_id or exists (
      select from tournament_organisers organiser
      where organiser.tournament_id = tournament.id and organiser.user_id = item.recipient_id
    ))
)`;

/** Whether the recipient runs what is still to be played. */
export const isOrganising = organises(sql`'upcoming', 'active'`);
/** Whether they run what hasn't begun, also before it is announced. */
export const isPreparing = organises(sql`'draft', 'upcoming'`);

/** Who has announced a tournament, and whom they have named, in the order of their ids. */
export const listOrganisersOf = prepared(
  'tournaments.listOrganisersOf',
  (db, p: Placeholders<{ tournamentId: number; after: string; limit: number }>) =>
    db
      .selectFrom(
        db
          .selectFrom('tournaments')
          .select('created_by as userId')
          .where('id', '=', p('tournamentId'))
          .union(
            db
              .selectFrom('tournament_organisers')
              .select('user_id as userId')
              .where('tournament_id', '=', p('tournamentId')),
          )
          .as('organiser'),
      )
      .select('organiser.userId')
      .where('organiser.userId', '>', p('after'))
      .orderBy('organiser.userId')
      .limit(p('limit')),
);

/** Whether a member has ever run a tournament. */
export const organisesAny = prepared(
  'tournaments.organisesAny',
  (db, p: Placeholders<{ userId: string }>) =>
    db
      .selectFrom('tournaments')
      .select('id')
      .where('created_by', '=', p('userId'))
      .unionAll(
        db
          .selectFrom('tournament_organisers')
          .select('tournament_id as id')
          .where('user_id', '=', p('userId')),
      )
      .limit(1),
);

/** When a tournament ended; undefined as long as it hasn't. */
export const getEnd = prepared(
  'tournaments.getEnd',
  (db, p: Placeholders<{ tournamentId: number }>) =>
    db
      .selectFrom('tournaments')
      .select(sql<string>`completed_at`.as('completedAt'))
      .where('id', '=', p('tournamentId'))
      .where('status', '=', 'completed'),
);
