import type { Game, Turn } from './game.ts';

/** What people stop for at the oche. */
export interface Moment {
  kind: 'nineDarter' | 'finish' | 'max';
  /** the visit, by its place in the list of entries */
  entry: number;
  leg: number;
  side: number;
  points: number;
  /** that the side has thrown in the leg so far */
  darts: number;
}

/** A ton: finishes from here on are "ton plus". */
const HIGH_FINISH = 100;
const MAX = 180;
/** The fewest darts that 501 takes by double out. */
const PERFECT = { start: 501, darts: 9 };

/** 180s, finishes of 100 and more, and legs of 501 in nine darts, in the order in which they were thrown. */
export function momentsOf({ setup: { rules }, turns }: Pick<Game, 'setup' | 'turns'>): Moment[] {
  if (rules.game !== 'x01') return [];
  return turns.flatMap((turn) => {
    const { entry, leg, side, points } = turn;
    const darts = dartsUntil(turns, turn);
    const start = rules.handicaps?.[side] ?? rules.start;
    const isPerfect = turn.isFinish && darts === PERFECT.darts && start >= PERFECT.start;
    const kind = isPerfect
      ? 'nineDarter'
      : turn.isFinish
        ? points >= HIGH_FINISH && 'finish'
        : points === MAX && 'max';
    return kind ? [{ kind, entry, leg, side, points, darts }] : [];
  });
}

const dartsUntil = (turns: readonly Turn[], last: Turn): number =>
  turns
    .filter(({ leg, side, entry }) => leg === last.leg && side === last.side && entry <= last.entry)
    .reduce((sum, { dartsThrown }) => sum + dartsThrown, 0);
