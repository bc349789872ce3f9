/** A tournament that somebody is told of. */
export interface ToldTournament {
  id: number;
  name: string;
  /** ISO time */
  startsAt: string;
  timeZone: string;
  where: string | null;
  /** why it was called off */
  reason: string | null;
  enteredCount: number;
  waitingCount: number;
  maxParticipants: number;
}
