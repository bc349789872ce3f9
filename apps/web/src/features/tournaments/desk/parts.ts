import type { EveningOutput, TournamentOutput } from '@oche/validators/tournaments/schemas';
import type { Drawn } from '../shared/use-run.ts';
import type { DeskActions } from './use-desk-actions.ts';
import type { MatchDrag } from './use-match-drag.ts';

/** What can be asked about a match before something is done with it. */
export type Asked = 'result' | 'marker' | 'forfeit';

/** What each part of the desk shows, and how its matches are dealt with. */
export interface DeskPart {
  tournament: TournamentOutput;
  evening: EveningOutput;
  drawn: Drawn;
  actions: DeskActions;
  drag: MatchDrag;
  /** opens a dialog for a match */
  onAsk: (asked: Asked, matchId: number) => void;
}
