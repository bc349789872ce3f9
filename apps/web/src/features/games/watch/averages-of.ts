import type { Game, Turn } from '@oche/darts/game';
import { marksPerRound, statisticsOf, type X01Statistics } from '@oche/darts/statistics';
import type { Locale } from '@oche/validators/common';
import { numberFormat } from '../../../lib/number-format.ts';
import { isCounting } from './legs-of.ts';

/** Visits of a side, in all legs or in one. */
const turnsOf = ({ turns }: Pick<Game, 'turns'>, side: number, leg?: number): Turn[] =>
  turns.filter((turn) => turn.side === side && (leg === undefined || turn.leg === leg));

/** The numbers of a side in X01; undefined in cricket. */
export function numbersOf(game: Game, side: number, leg?: number): X01Statistics | undefined {
  const { rules } = game.setup;
  if (rules.game !== 'x01') return undefined;
  return statisticsOf(rules, turnsOf(game, side, leg).filter(isCounting));
}

/** Points of three darts in X01, marks of three darts in cricket. */
export function averageOf(game: Game, side: number): number | undefined {
  if (game.setup.rules.game === 'x01') return numbersOf(game, side)?.average;
  return marksPerRound(turnsOf(game, side).flatMap((turn) => ('marks' in turn ? [turn] : [])));
}

/** With one or two digits, as a broadcast has it. */
export const averageText = (value: number, locale: Locale, digits = 1): string =>
  numberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);
