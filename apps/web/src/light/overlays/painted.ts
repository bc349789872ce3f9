import type { Locale } from '@oche/validators/common';
import type { GameState, GameVisit } from '@oche/validators/games/state';
import { dartText } from '../../features/games/dart-text.ts';
import { numberFormat } from '../../lib/number-format.ts';

/**
 * What stands in the caption of a game: texts by the name of their slot, and words by which the style sheet goes. The
 * server writes it into its markup, and the browser into the same slots, so that a throw is seen without asking again.
 */
export interface Painted {
  texts: Readonly<Record<string, string>>;
  /** lists with blanks, e.g. `next bust` */
  marks: Readonly<Record<string, string>>;
}

export function paintedGame(game: GameState, locale: Locale): Painted {
  const { sides, next, first, winner, isOver } = game;
  const texts: Record<string, string> = {};
  const marks: Record<string, string> = { game: isOver ? 'over' : '' };
  sides.forEach((side, index) => {
    const isNext = next?.side === index && !isOver;
    const { lastVisit } = side;
    const own: Record<string, string> = {
      left: String(side.remaining ?? side.points ?? ''),
      legs: String(side.legs),
      sets: String(side.sets),
      average: side.average === null ? '–' : averageText(side.average, locale),
      way: isNext && side.route ? dartsText(side.route) : '',
      last: lastVisit ? String(lastVisit.points) : '–',
      // of the visit that a board with a camera sees at this moment
      thrown: '',
    };
    for (const [name, text] of Object.entries(own)) texts[`${name}-${index}`] = text;
    side.marks?.forEach((count, target) => {
      texts[`mark-${index}-${target}`] = MARKS[count] ?? '⊗';
    });
    marks[`side-${index}`] = [
      isNext && 'next',
      first === index && !isOver && 'first',
      winner === index && 'won',
      lastVisit?.isBust && 'bust',
    ]
      .filter(Boolean)
      .join(' ');
  });
  return { texts, marks };
}

/** As they are written on a slate. */
const MARKS = ['', '/', '×', '⊗'];

export const dartsText = (darts: readonly string[]): string => darts.map(dartText).join(' ');

const averageText = (value: number, locale: Locale): string =>
  numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);

/** A finish that a broadcast makes something of. */
const GREAT_FINISH = 100;

/** What a visit gives the stream a moment for; undefined for most. */
export function momentOf({ points, checkout, won, name }: GameVisit): Painted | undefined {
  const kind = won ?? (points === 180 ? 'maximum' : undefined);
  if (kind === undefined) return undefined;
  const isGreat = points === 180 || (checkout ?? 0) >= GREAT_FINISH;
  return {
    texts: { 'moment-points': isGreat ? String(points) : '', 'moment-name': name ?? '' },
    marks: { moment: kind },
  };
}
