import type { Executor, Placeholders } from '@oche/db';
import type { TournamentSummary } from '@oche/validators/tournaments/schemas';
import { type InferResult, sql } from 'kysely';

/** Who asks; empty for a visitor. */
export interface Reader {
  viewerId: string;
}

/** How the reader stands to the row `tournament`. */
export const factColumns = (p: Placeholders<Reader>) =>
  [
    'tournament.status',
    'tournament.is_public as isPublic',
    'tournament.hidden_at as hiddenAt',
    'tournament.created_by as createdBy',
    sql<boolean>`exists (
      select from tournament_organisers organiser
      where organiser.tournament_id = tournament.id and organiser.user_id = ${p('viewerId')}::text
    )`.as('isNamed'),
    sql<boolean>`exists (
      select from lounge_staff staff
      where staff.lounge_id = tournament.lounge_id and staff.user_id = ${p('viewerId')}::text
    )`.as('isLoungeStaff'),
    sql<boolean>`exists (
      select from tournament_entry_players player
      where player.tournament_id = tournament.id and player.user_id = ${p('viewerId')}::text
        and player.is_in
    )`.as('isEntered'),
    sql<boolean>`exists (
      select from tournament_invitations invitation
      where invitation.tournament_id = tournament.id and invitation.user_id = ${p('viewerId')}::text
    )`.as('isInvited'),
    sql<boolean>`exists (
      select from club_members mate
      where mate.club_id = tournament.club_id and mate.user_id = ${p('viewerId')}::text
    )`.as('isClubMember'),
  ] as const;

/** A club that is gone keeps nobody out. */
export const isForClub = sql<boolean>`(tournament.is_for_club and tournament.club_id is not null)`;

/** The reader's rating; null without one. Stored in hundredths. */
export const ratingOf = (p: Placeholders<Reader>) => sql<number | null>`(
  select round(rated.rating / 100.0)::int from ranking_ratings rated
  where rated.user_id = ${p('viewerId')}::text
)`;

/** The latest entry of the reader for the row `tournament`. */
const ownStatus = (p: Placeholders<Reader>) => sql<TournamentSummary['ownStatus']>`(
  select entry.status
  from tournament_entry_players player
  join tournament_entries entry on entry.id = player.entry_id
  where player.tournament_id = tournament.id and player.user_id = ${p('viewerId')}::text
  order by player.entry_id desc
  limit 1
)`;

/**
 * Whether the reader may know where the row `tournament` is: only those who run what happens there know of a hidden
 * `lounge`.
 */
const isPlaceSeen = (p: Placeholders<Reader>) => sql<boolean>`(
  lounge.hidden_at is null or tournament.created_by = ${p('viewerId')}::text
  or (
    select true from tournament_organisers organiser
    where organiser.tournament_id = tournament.id and organiser.user_id = ${p('viewerId')}::text
  )
  or (
    select true from lounge_staff staff
    where staff.lounge_id = tournament.lounge_id and staff.user_id = ${p('viewerId')}::text
  )
)`;

/** Tournaments as lists show them. */
export const summaries = (db: Executor, p: Placeholders<Reader>) =>
  db
    .selectFrom('tournaments as tournament')
    .leftJoin('lounges as lounge', (join) =>
      join.onRef('lounge.id', '=', 'tournament.lounge_id').on(isPlaceSeen(p)),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('tournament_entries as entry')
          .innerJoin('tournament_entry_players as player', 'player.entry_id', 'entry.id')
          .leftJoin('users', 'users.id', 'player.user_id')
          .select([
            // a team has no member who has won alone
            sql<string | null>`case when count(*) = 1 then min(player.user_id) end`.as('id'),
            sql<string | null>`coalesce(
              min(entry.name),
              string_agg(coalesce(player.guest_name, users.first_name || ' ' || users.last_name), ' / '
                order by player.position)
            )`.as('name'),
          ])
          .whereRef('entry.id', '=', 'tournament.winner_entry_id')
          .as('winner'),
      (join) => join.onTrue(),
    )
    .select([
      'tournament.id',
      'tournament.name',
      'tournament.description',
      'tournament.kind',
      'tournament.game_format as gameFormat',
      'tournament.starts_at as startsAt',
      'tournament.ends_at as endsAt',
      'tournament.registration_closes_at as registrationClosesAt',
      'tournament.max_participants as maxParticipants',
      'tournament.entered_count as enteredCount',
      'tournament.waiting_count as waitingCount',
      'tournament.team_size as teamSize',
      'tournament.entry_fee_cents as entryFeeCents',
      'tournament.prize_pool_cents as prizePoolCents',
      'tournament.is_invited_only as isInvitedOnly',
      isForClub.as('isForClub'),
      'tournament.location',
      'tournament.status',
      'tournament.is_public as isPublic',
      'lounge.id as loungeId',
      'lounge.name as loungeName',
      'lounge.city as loungeCity',
      'lounge.time_zone as timeZone',
      'winner.id as winnerId',
      'winner.name as winnerName',
      ownStatus(p).as('ownStatus'),
    ]);

export type SummaryRow = InferResult<ReturnType<typeof summaries>>[number];
