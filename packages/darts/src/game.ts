import {
  type CricketLeg,
  type CricketRules,
  type CricketTurn,
  playCricket,
  startCricket,
} from './cricket.ts';
import { beginMatch, bullWon, isOver, legWon, type MatchFormat, type Standing } from './match.ts';
import { isRefusal, type Refusal, type Visit } from './visit.ts';
import { playX01, startX01, type X01Leg, type X01Rules, type X01Turn } from './x01.ts';

/** What is played, and by how many. */
export interface Setup {
  rules: X01Rules | CricketRules;
  format: MatchFormat;
  /** players of each side: 1, or up to 6 in a team */
  sides: readonly number[];
  /** the side that begins; null when the sides throw for the bull first */
  first: number | null;
}

/** One entry of a game's list: a visit, or who won the bull: before the first leg or the last, or at a leg's limit. */
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

/** Where a game stands: all that the next entry depends on. */
export interface Position {
  /** how many entries led here */
  entered: number;
  standing: Standing;
  /** the leg that is being played, or the last one */
  leg: X01Leg | CricketLeg;
  /** visits of each side in this leg */
  visits: readonly number[];
  /** who throws next; undefined at the end, and while the bull has to be thrown for (`bullFor`) */
  next?: { side: number; player: number } | undefined;
}

/** A game is what its entries make of it. */
export interface Game {
  setup: Setup;
  entries: readonly Entry[];
  turns: readonly Turn[];
  position: Position;
}

/** Entries that can't be: the first one that is refused, and why. */
export interface Contradiction extends Refusal {
  entry: number;
}

/** The position before the first visit. */
export function startPosition(setup: Setup): Position {
  return withNext(setup, {
    entered: 0,
    standing: beginMatch(setup.sides.length, setup.first ?? undefined),
    leg: startLeg(setup),
    visits: setup.sides.map(() => 0),
  });
}

/**
 * What an entry makes of a position. It needs no list of what was entered before.
 * @returns the next position and what the visit did, or why it can't be
 */
export function step(
  setup: Setup,
  position: Position,
  entry: Entry,
): { position: Position; turn?: Turn } | Refusal {
  const { standing, next } = position;
  const entered = position.entered + 1;
  if (isOver(standing)) return { refused: 'gameOver' };
  if ('bull' in entry) {
    const asked = bullFor(setup, position);
    if (!asked || setup.sides[entry.bull] === undefined) return { refused: 'bullNotAsked' };
    if (asked === 'leg') return { position: afterLeg(setup, position, position.leg, entry.bull) };
    const won = { ...position, entered, standing: bullWon(standing, entry.bull) };
    return { position: withNext(setup, won) };
  }
  if (!next) return { refused: 'bullMissing' };
  const played = playLeg(setup, position.leg, next.side, entry);
  if (isRefusal(played)) return played;
  const turn = { ...played.turn, entry: position.entered, leg: standing.leg, ...next };
  if (!turn.isFinish) {
    const visits = position.visits.with(next.side, (position.visits[next.side] ?? 0) + 1);
    return { position: withNext(setup, { entered, standing, leg: played.leg, visits }), turn };
  }
  return { position: afterLeg(setup, position, played.leg, next.side), turn };
}

/**
 * What the sides throw for the bull for: who begins the leg, or who wins it, as nobody has finished it within its
 * rounds. Undefined while it isn't asked.
 */
export function bullFor(
  { rules, sides }: Setup,
  { standing, visits }: Omit<Position, 'next'>,
): 'begin' | 'leg' | undefined {
  if (isOver(standing)) return undefined;
  if (standing.first === undefined) return 'begin';
  const limit = rules.game === 'x01' && sides.length > 1 ? rules.roundLimit : undefined;
  return limit !== undefined && visits.every((count) => count >= limit) ? 'leg' : undefined;
}

/** The position behind the entry by which a side has won the leg. */
function afterLeg(
  setup: Setup,
  { entered, standing }: Position,
  played: Position['leg'],
  side: number,
): Position {
  const after = legWon(setup.format, standing, side);
  const leg = isOver(after) ? played : startLeg(setup);
  const visits = setup.sides.map(() => 0);
  return withNext(setup, { entered: entered + 1, standing: after, leg, visits });
}

/** A game before its first visit. */
export const newGame = (setup: Setup): Game => ({
  setup,
  entries: [],
  turns: [],
  position: startPosition(setup),
});

/** A game with one more entry, or why it can't be. */
export function apply(game: Game, entry: Entry): Game | Refusal {
  const made = step(game.setup, game.position, entry);
  if (isRefusal(made)) return made;
  return {
    setup: game.setup,
    entries: [...game.entries, entry],
    turns: made.turn ? [...game.turns, made.turn] : game.turns,
    position: made.position,
  };
}

/** Plays a list of entries from the start. */
export function replay(setup: Setup, entries: readonly Entry[]): Game | Contradiction {
  let position = startPosition(setup);
  const turns: Turn[] = [];
  for (const [index, entry] of entries.entries()) {
    const made = step(setup, position, entry);
    if (isRefusal(made)) return { ...made, entry: index };
    if (made.turn) turns.push(made.turn);
    position = made.position;
  }
  return { setup, entries, turns, position };
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
  if (!game.entries[index]) return { refused: 'noSuchEntry', entry: index };
  const corrected = replay(game.setup, game.entries.with(index, entry));
  if (isRefusal(corrected)) return corrected;
  const moved = corrected.turns.find((turn, place) => {
    const was = game.turns[place];
    return was?.leg !== turn.leg || was.side !== turn.side;
  });
  return moved ? { refused: 'otherThrower', entry: moved.entry } : corrected;
}

/** A leg of a game, from its first entry on: who won the bull before it is the first one. */
export interface PlayedLeg {
  entries: Entry[];
  /** undefined while it goes on */
  winner: number | undefined;
  /** nobody finished it within its rounds, so the last entry is who won the bull */
  isByBull: boolean;
}

/** The legs of a game, in their order. */
export function legsOf({ entries, turns }: Pick<Game, 'entries' | 'turns'>): PlayedLeg[] {
  const legs: PlayedLeg[] = [];
  let next = 0;
  let leg: PlayedLeg | undefined;
  for (const [index, entry] of entries.entries()) {
    if (!leg) {
      leg = { entries: [], winner: undefined, isByBull: false };
      legs.push(leg);
    }
    leg.entries.push(entry);
    const turn = turns[next];
    if (turn?.entry === index) {
      next += 1;
      if (!turn.isFinish) continue;
      leg.winner = turn.side;
    } else {
      // before the first visit the bull says who begins, and after it who has won
      if (!('bull' in entry) || turns[next - 1]?.leg !== legs.length - 1) continue;
      leg.winner = entry.bull;
      leg.isByBull = true;
    }
    leg = undefined;
  }
  return legs;
}

/** The leg that the last entry has ended, while the match goes on: by whom, and whether by the bull. */
export function endedLeg(
  game: Pick<Game, 'entries' | 'turns' | 'position'>,
): { leg: number; side: number; isByBull: boolean } | undefined {
  if (isOver(game.position.standing)) return undefined;
  const legs = legsOf(game);
  const { winner, isByBull } = legs.at(-1) ?? { isByBull: false };
  return winner === undefined ? undefined : { leg: legs.length - 1, side: winner, isByBull };
}

/** The entries of each leg, in their order. */
export const entriesByLeg = (game: Pick<Game, 'entries' | 'turns'>): Entry[][] =>
  legsOf(game).map(({ entries }) => entries);

const startLeg = ({ rules, sides }: Setup) =>
  rules.game === 'x01' ? startX01(rules, sides.length) : startCricket(sides.length);

/** A setup and its leg are of one game. */
function playLeg({ rules }: Setup, leg: Position['leg'], side: number, visit: Visit) {
  return rules.game === 'x01'
    ? playX01(rules, leg as X01Leg, side, visit)
    : playCricket(rules, leg as CricketLeg, side, visit);
}

/**
 * Sides throw in turn, and within a team its players. Each leg is begun by the next of a team, so
 * that all get their share of first and last throws.
 */
function withNext(setup: Setup, position: Omit<Position, 'next'>): Position {
  const { standing, visits } = position;
  if (isOver(standing) || standing.first === undefined || bullFor(setup, position)) return position;
  const thrown = visits.reduce((sum, count) => sum + count, 0);
  const side = (standing.first + thrown) % setup.sides.length;
  const player = ((visits[side] ?? 0) + standing.leg) % (setup.sides[side] ?? 1);
  return { ...position, next: { side, player } };
}
