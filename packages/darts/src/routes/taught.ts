import { type Bed, BULL, type Dart } from '../board.ts';

/**
 * Where players are taught to begin a checkout, where chance alone says something else: the treble that leaves a
 * double that halves (76: T20 D8, for who misses the treble has 56 and not 60), and for odd scores under 33 the
 * single that leaves D8. By the score and the least darts in hand; with more darts it holds as well, unless they have
 * a line of their own. There is no one source: it is what coaches and charts of checkouts commonly say, written from
 * knowledge of the game, and compared with lists that scoring programs publish.
 */
const TAUGHT: Readonly<Record<string, Dart>> = {
  ...taught(3, 'T20', [101, 102, 105, 108, 110, 111, 114, 116, 117, 124, 131, 154, 164]),
  ...taught(3, 'T18', [104]),
  ...taught(3, 'T15', [61]),
  ...taught(2, 'T20', [68, 76, 84]),
  ...taught(3, 'T20', [90]),
  ...taught(2, 'T18', [70]),
  ...taught(2, 'T17', [67]),
  ...taught(2, 'T16', [64]),
  ...taught(3, 'T15', [69]),
  ...taught(2, 'T10', [62, 66]),
  ...taught(2, 'S25', [61, 65]),
  ...taught(2, 'S9', [25, 41]),
  ...taught(2, 'S1', [17, 33]),
  ...taught(2, 'S3', [19, 35]),
  ...taught(2, 'S5', [21]),
  ...taught(2, 'S7', [23]),
  ...taught(2, 'S11', [27]),
  ...taught(2, 'S13', [29]),
  ...taught(2, 'S15', [31]),
};

function taught(darts: 2 | 3, first: Dart, scores: readonly number[]): Record<string, Dart> {
  return Object.fromEntries(scores.map((score) => [`${score} ${darts}`, first]));
}

/** The first dart that players are taught, by double out. */
export const taughtDart = (remaining: number, darts: number): Dart | undefined =>
  (darts >= 3 ? TAUGHT[`${remaining} 3`] : undefined) ??
  (darts >= 2 ? TAUGHT[`${remaining} 2`] : undefined);

/** The trebles that players score with, and the doubles that they like to have left. */
const SCORING = 17;
const LIKED = new Set([40, 38, 36, 32, 24, 20, 16]);
/** From here on a treble is thrown for its points, whatever it leaves. */
const MANY_LEFT = 41;

/**
 * Whether anybody is taught to aim there when the score can't be finished: the big trebles, and at last what leaves a
 * good double. Bull's eye and doubles are small beds that leave something odd when they are missed.
 * @param leaves what is left when the dart hits
 */
export function isSetupAim({ number, times }: Bed, leaves: number, isLast: boolean): boolean {
  if (times === 2) return false;
  if (times === 1) return number !== BULL || (isLast && LIKED.has(leaves));
  if (!isLast) return number >= SCORING;
  return LIKED.has(leaves) || (number >= SCORING && leaves >= MANY_LEFT);
}
