import type { Game, Turn } from '@oche/darts/game';
import { type LegTurn, statisticsOf } from '@oche/darts/statistics';
import { DOUBLES, VISIT_BINS, VISIT_STEP } from '@oche/validators/statistics/limits';
import { awardsOf } from '../achievements/awards.ts';

/** The kinds of games that are counted apart. */
export type Variant = '301' | '501' | 'x01' | 'cricket';

/** Which of a game's players it is, and how it ended for them. */
export interface Played {
  side: number;
  place: number;
  isWon: boolean | null;
}

/** What a game adds to its row of results. The columns of `statistics_games` say what is what. */
export interface Details {
  variant: Variant;
  visits: number[];
  doubles: number[] | null;
  finishes: number[];
  awards: string[];
}

const BULL = 25;

const isX01Turn = (turn: Turn): turn is Turn & LegTurn => 'isBust' in turn;

const variantOf = ({ setup: { rules } }: Game): Variant => {
  if (rules.game === 'cricket') return 'cricket';
  return rules.start === 301 || rules.start === 501 ? `${rules.start}` : 'x01';
};

/** What one player's visits in a game come to. */
export function detailsOf(game: Game, played: Played): Details {
  const { side, place } = played;
  const turns = game.turns.filter((turn) => turn.side === side && turn.player === place);
  const x01 = turns.filter(isX01Turn);
  return {
    variant: variantOf(game),
    visits: visitsOf(x01),
    doubles: doublesOf(game, x01),
    finishes: x01.filter(({ isFinish }) => isFinish).map(({ points }) => points),
    awards: awardsOf(game, turns, played),
  };
}

function visitsOf(turns: readonly LegTurn[]): number[] {
  const bins = Array.from({ length: VISIT_BINS }, () => 0);
  for (const { points } of turns) {
    const bin = Math.floor(points / VISIT_STEP);
    bins[bin] = (bins[bin] ?? 0) + 1;
  }
  return bins;
}

/** @returns thrown and hit in turns, from double 1 to the bull; null without a known dart */
function doublesOf({ setup: { rules } }: Game, turns: readonly LegTurn[]): number[] | null {
  if (rules.game !== 'x01' || turns.every(({ darts }) => darts === undefined)) return null;
  const { doubles } = statisticsOf(rules, turns);
  return Array.from({ length: DOUBLES }, (_, index) =>
    doubles.get(index === DOUBLES - 1 ? BULL : index + 1),
  ).flatMap((counts) => [counts?.thrown ?? 0, counts?.hit ?? 0]);
}
