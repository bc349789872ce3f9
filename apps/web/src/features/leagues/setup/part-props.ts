import type { SeasonOutput } from '@oche/validators/leagues/season';
import type { SetUpStep } from './step-names.ts';

export interface PartProps {
  leagueId: number;
  season: SeasonOutput;
  /** leads to another part */
  onShow: (step: SetUpStep) => void;
  /** leads to another season */
  onSeason: (id: number) => void;
}
