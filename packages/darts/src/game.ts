import {
  type CricketLeg,
  type CricketRules,
  type CricketTurn,
  playCricket,
  startCricket,
} from './cricket.ts';
import { beginMatch, bullWon, legWon, type MatchFormat, type Standing } from './match.ts';
import { type Impossible, isRefusal, type Refusal, type Visit } from './visit.ts';
import { playX01, startX01, type X01Leg, type X01Rules, type X01Turn } from './x01.ts';

/** What is played, and by how many. */
export interface Setup {
  rules: X01Rules | CricketRules;
  format: MatchFormat;
  /** players of each side: 1, or up to 4 in a team */
  sides: readonly number[];
  /** the side that won the bull, or was drawn */
  first: number;
}

/** One entry of a game's list: a visit, or who won the bull before the leg that decides. */
export type Entry = Visit | { bull: number };

/** A visit with what it did, and whose it was. */
export type Turn = (X01Turn | CricketTurn) & {
  /** its place in the list of entries */
  entry: number;
  leg: number;
  side: number;
  /** which of the side's players, from 0 */
  player: number;
};

/** A game is what its entries make of it. */
export interface Game {
  setup: Setup;
  entries: readonly Entry[];
  turns: readonly Turn[];
  standing: Standing;
  /** the leg that is being played, or the last one */
  leg: X01Leg | CricketLeg;
  /** visits of each side in this leg */
  visits: readonly number[];
  /** who throws next; undefined at the end, and while the bull has to be thrown for */
  next: { side: number; player: number } | undefined;
}

/** Entries that can't be: the first one that is refused, and why. */
export interface Contradiction extends Refusal {
  entry: number;
}

/** A game before its first visit. */
export function newGame(setup: Setup): Game {
  return withNext({
    setup,
    entries: [],
    turns: [],
    standing: beginMatch(setup.sides.length, setup.first),
    leg: startLeg(setup),
    visits: setup.sides.map(() => 0),
    next: undefined,
  });
}

/** A game with one more entry, or why it can't be. */
export function apply(game: Game, entry: Entry): Game | Refusal {
  const made = advance(game, entry);
  if (isRefusal(made)) return made;
  const { turn } = made;
  return {
    ...made.game,
    entries: [...game.entries, entry],
    turns: turn ? [...game.turns, turn] : game.turns,
  };
}

/** Plays a list of entries from the start. */
export function replay(setup: Setup, entries: readonly Entry[]): Game | Contradiction {
  let game = newGame(setup);
  const turns: Turn[] = [];
  for (const [index, entry] of entries.entries()) {
    const made = advance(game, entry, index);
    if (isRefusal(made)) return { ...made, entry: index };
    if (made.turn) turns.push(made.turn);
    game = made.game;
  }
  return { ...game, entries, turns };
}

/** A game without its last entry. */
export function undo(game: Game): Game {
  const before = replay(game.setup, game.entries.slice(0, -1));
  return isRefusal(before) ? game : before;
}

/**
 * A game with another entry in the place of an earlier one. What follows is played again.
 * @returns the game, or the first entry that the correction makes impossible: also one that would
 *   become a visit of another player or leg
 */
export function correct(game: Game, index: number, entry: Entry): Game | Contradiction {
  const corrected = replay(game.setup, game.entries.with(index, entry));
  if (isRefusal(corrected)) return corrected;
  const moved = corrected.turns.find((turn, place) => {
    const was = game.turns[place];
    return !was || was.leg !== turn.leg || was.side !== turn.side || was.player !== turn.player;
  });
  return moved ? { refused: 'otherThrower' satisfies Impossible, entry: moved.entry } : corrected;
}

/** One step, without the lists, so that a long game is replayed in one pass. */
function advance(
  game: Game,
  entry: Entry,
  index = game.entries.length,
): { game: Game; turn?: Turn } | Refusal {
  const { setup, standing } = game;
  if (standing.winner !== undefined) return { refused: 'gameOver' };
  if ('bull' in entry) {
    const isAsked = standing.first === undefined && setup.sides[entry.bull] !== undefined;
    if (!isAsked) return { refused: 'bullNotAsked' };
    return { game: withNext({ ...game, standing: bullWon(standing, entry.bull) }) };
  }
  const { next } = game;
  if (!next) return { refused: 'bullMissing' };
  const played = playLeg(setup, game.leg, next.side, entry);
  if (isRefusal(played)) return played;
  const turn = { ...played.turn, entry: index, leg: standing.leg, ...next };
  if (!turn.isFinish) {
    const visits = game.visits.with(next.side, (game.visits[next.side] ?? 0) + 1);
    return { game: withNext({ ...game, leg: played.leg, visits }), turn };
  }
  const after = legWon(setup.format, standing, next.side);
  const isOver = after.winner !== undefined;
  return {
    game: withNext({
      ...game,
      standing: after,
      leg: isOver ? played.leg : startLeg(setup),
      visits: setup.sides.map(() => 0),
    }),
    turn,
  };
}

const startLeg = ({ rules, sides }: Setup) =>
  rules.game === 'x01' ? startX01(rules, sides.length) : startCricket(sides.length);

/** A setup and its leg are of one game. */
function playLeg({ rules }: Setup, leg: Game['leg'], side: number, visit: Visit) {
  return rules.game === 'x01'
    ? playX01(rules, leg as X01Leg, side, visit)
    : playCricket(rules, leg as CricketLeg, side, visit);
}

/**
 * Sides throw in turn, and within a team its players. Each leg is begun by the next of a team, so
 * that all get their share of first and last throws.
 */
function withNext(game: Game): Game {
  const { standing, visits, setup } = game;
  if (standing.winner !== undefined || standing.first === undefined) {
    return { ...game, next: undefined };
  }
  const sides = setup.sides.length;
  const thrown = visits.reduce((sum, count) => sum + count, 0);
  const side = (standing.first + thrown) % sides;
  const player = ((visits[side] ?? 0) + standing.leg) % (setup.sides[side] ?? 1);
  return { ...game, next: { side, player } };
}
