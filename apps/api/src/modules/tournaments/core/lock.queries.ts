import { type Placeholders, prepared } from '@oche/db';
import { factColumns, isForClub, type Reader, ratingOf } from './tournament.select.ts';

/** Locks a tournament and raises its revision; what it tells still holds when something is written. */
export const lockTournament = prepared(
  'tournaments.lockTournament',
  (db, p: Placeholders<Reader & { id: number }>) =>
    db
      .updateTable('tournaments as tournament')
      .set((eb) => ({ revision: eb('tournament.revision', '+', 1) }))
      .where('tournament.id', '=', p('id'))
      .returning(factColumns(p))
      .returning([
        'tournament.id',
        'tournament.revision',
        'tournament.name',
        'tournament.kind',
        'tournament.game_format as gameFormat',
        'tournament.lounge_id as loungeId',
        'tournament.block_id as blockId',
        'tournament.starts_at as startsAt',
        'tournament.ends_at as endsAt',
        'tournament.registration_closes_at as registrationClosesAt',
        'tournament.check_in_opens_at as checkInOpensAt',
        'tournament.max_participants as maxParticipants',
        'tournament.entered_count as enteredCount',
        'tournament.waiting_count as waitingCount',
        'tournament.next_number as nextNumber',
        'tournament.team_size as teamSize',
        'tournament.is_invited_only as isInvitedOnly',
        isForClub.as('isForClub'),
        'tournament.club_id as clubId',
        'tournament.rating_min as ratingMin',
        'tournament.rating_max as ratingMax',
        ratingOf(p).as('ownRating'),
      ]),
);
