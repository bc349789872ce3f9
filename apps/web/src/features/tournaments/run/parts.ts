import type { EveningOutput, TournamentOutput } from '@oche/validators/tournaments';
import type { Drawn } from './use-run.ts';

/** What each part of the desk shows, and how a result is entered there. */
export interface DeskPart {
  tournament: TournamentOutput;
  evening: EveningOutput;
  drawn: Drawn;
  /** opens the dialog for a match */
  onResult: (matchId: number) => void;
}
