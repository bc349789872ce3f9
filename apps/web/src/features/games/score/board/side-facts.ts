import type { Game } from '@oche/darts/game';
import { marksPerRound, statisticsOf, type X01Statistics } from '@oche/darts/statistics';
import { isScored } from '../turn-text.ts';

/** What a side has thrown so far, or in one leg. */
export function sideTurns({ turns }: Game, side: number, leg?: number) {
  return turns.filter((turn) => turn.side === side && (leg === undefined || turn.leg === leg));
}

/** Statistics of X01; undefined at cricket. */
export function sideStatistics(game: Game, side: number, leg?: number): X01Statistics | undefined {
  const { rules } = game.setup;
  if (rules.game !== 'x01') return undefined;
  return statisticsOf(rules, sideTurns(game, side, leg).filter(isScored));
}

export function sideMarks(game: Game, side: number): number | undefined {
  const turns = sideTurns(game, side).flatMap((turn) => ('marks' in turn ? [turn] : []));
  return marksPerRound(turns);
}
