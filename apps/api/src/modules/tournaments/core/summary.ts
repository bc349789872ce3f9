import { euroOf } from '@oche/validators/money';
import type { TournamentSummary } from '@oche/validators/tournaments/schemas';
import type { SummaryRow } from './tournament.select.ts';
import { isRegistrationOpen } from './tournaments.policy.ts';

/** @param now ISO time */
export const toSummary = (row: SummaryRow, now: string): TournamentSummary => ({
  id: row.id,
  name: row.name,
  description: row.description,
  status: row.status,
  tournamentType: row.kind,
  gameFormat: row.gameFormat,
  startDate: row.startsAt,
  endDate: row.endsAt,
  registrationDeadline: row.registrationClosesAt,
  isRegistrationOpen: isRegistrationOpen(row, now),
  maxParticipants: row.maxParticipants,
  participantCount: row.enteredCount,
  waitingCount: row.waitingCount,
  teamSize: row.teamSize,
  entryFee: euroOf(row.entryFeeCents),
  prizePool: euroOf(row.prizePoolCents),
  isPublic: row.isPublic,
  isInvitedOnly: row.isInvitedOnly,
  isForClub: row.isForClub,
  venueId: row.loungeId,
  venue: venueOf(row),
  location: row.location,
  ownStatus: row.ownStatus,
  winnerId: row.winnerId,
  winnerName: row.winnerName,
});

function venueOf(row: SummaryRow): TournamentSummary['venue'] {
  const { loungeId: id, loungeName: name, loungeCity: city, timeZone } = row;
  if (id === null || name === null || city === null || timeZone === null) return null;
  return { id, name, city, timeZone };
}
