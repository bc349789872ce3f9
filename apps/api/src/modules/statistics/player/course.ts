import type { Statistics } from '@oche/validators/statistics/schemas';

/** Points of the course, and the games that their moving averages reach back to. */
const COURSE = 100;
const MOVING = 10;
/** The latest games of which a course is made, so that its first point has an average of ten, too. */
export const COURSE_GAMES = COURSE + MOVING;

/** @param latest the latest first */
export function courseOf(
  latest: readonly { finishedAt: string; kind: string; points: number; darts: number }[],
): Statistics['course'] {
  const games = latest.filter(({ kind, darts }) => kind === 'x01' && darts > 0).reverse();
  const course = games.map(({ finishedAt, points, darts }, index) => ({
    finishedAt,
    average: (points / darts) * 3,
    moving: movingOf(games.slice(Math.max(0, index - MOVING + 1), index + 1)),
  }));
  return course.slice(-COURSE);
}

function movingOf(games: readonly { points: number; darts: number }[]): number {
  const points = games.reduce((sum, game) => sum + game.points, 0);
  const darts = games.reduce((sum, game) => sum + game.darts, 0);
  return (points / darts) * 3;
}
