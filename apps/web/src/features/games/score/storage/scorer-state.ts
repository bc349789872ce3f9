import { type Entry, type Game, newGame, replay, type Setup } from '@oche/darts/game';
import { type Move, move } from '@oche/darts/moves';
import { isRefusal, type Refusal } from '@oche/darts/visit';

/** A move with the id by which the server knows it again. */
export interface MadeMove {
  id: string;
  move: Move;
}

/** A move that was made here and is not in the game. */
export interface LostMove extends MadeMove {
  /** whose visit it would have been */
  side: number | null;
}

/** The game as the server has it. */
export interface ServerState {
  entries: readonly Entry[];
  /** how many moves led to it */
  revision: number;
}

/** What stays on the device, so that a reload without a network loses nothing. */
export interface Kept extends ServerState {
  /** made on this device, not confirmed yet, in their order */
  pending: readonly MadeMove[];
  /** refused by the server; kept until somebody has read it */
  lost: readonly LostMove[];
}

/**
 * What a device knows of a game that it scores: what the server has, and what it doesn't have yet.
 * Moves are played at once and sent when there is a network; the server takes each once.
 */
export interface Scorer extends Kept {
  /** the game as the server has confirmed it */
  base: Game;
  /** the game with all that is pending */
  game: Game;
}

/** Where a device goes on: with what it has kept, unless the server is ahead and nothing waits. */
export function begin(setup: Setup, server: ServerState, kept?: Kept): Scorer {
  if (!kept) return scorerOf(setup, { ...server, pending: [], lost: [] });
  const isAhead = kept.pending.length === 0 && server.revision >= kept.revision;
  return scorerOf(setup, isAhead ? { ...kept, ...server } : kept);
}

/** @throws Error when the entries contradict the rules, which the server doesn't let happen */
function scorerOf(setup: Setup, { entries, revision, pending, lost }: Kept): Scorer {
  const base = entries.length > 0 ? replay(setup, entries) : newGame(setup);
  if (isRefusal(base)) throw new Error(`the game contradicts itself: ${base.refused}`);
  const { game, played } = playAll(base, pending);
  return {
    base,
    entries: base.entries,
    revision,
    game,
    pending: pending.slice(0, played.length),
    lost: [...lost, ...pending.slice(played.length).map((one) => ({ ...one, side: null }))],
  };
}

/** Plays moves as far as they can be played, and says whose visit each was. */
function playAll(base: Game, moves: readonly MadeMove[]) {
  let game = base;
  const played: LostMove[] = [];
  for (const one of moves) {
    const next = move(game, one.move);
    if (isRefusal(next)) break;
    played.push({ ...one, side: sideOf(game, one.move) });
    game = next;
  }
  return { game, played };
}

function sideOf(game: Game, one: Move): number | null {
  if (one.kind === 'enter') return game.position.next?.side ?? null;
  const place = one.kind === 'undo' ? game.entries.length - 1 : one.index;
  return game.turns.find(({ entry }) => entry === place)?.side ?? null;
}

/** Plays a move on this device. @returns a refusal when it can't have been thrown */
export function make(scorer: Scorer, made: MadeMove): Scorer | Refusal {
  const game = move(scorer.game, made.move);
  if (isRefusal(game)) return game;
  return { ...scorer, pending: [...scorer.pending, made], game };
}

/** Moves that are sent at once; the server takes no more. */
const MOST_MOVES = 500;

/** What is to be sent next; null when the server has everything. */
export function requestOf({ revision, pending }: Scorer) {
  return pending.length > 0 ? { base: revision, moves: pending.slice(0, MOST_MOVES) } : null;
}

/** The server has answered that it has the first moves. */
export function confirmed(scorer: Scorer, count: number): Scorer {
  const { game: base } = playAll(scorer.base, scorer.pending.slice(0, count));
  return {
    ...scorer,
    base,
    entries: base.entries,
    revision: scorer.revision + count,
    pending: scorer.pending.slice(count),
  };
}

/**
 * The server has refused moves, and says where the game is. Moves on top of that still wait; if somebody else has gone
 * on, there are none, as each visit would be somebody else's.
 * @param known how many of the moves it has all the same
 * @param possible how many of the others can be played at all
 */
export function refusedAt(
  scorer: Scorer,
  server: ServerState,
  known: number,
  possible = Number.POSITIVE_INFINITY,
): Scorer {
  const isUntouched = server.revision === scorer.revision + known;
  const waiting = isUntouched ? known + possible : known;
  const { played } = playAll(scorer.base, scorer.pending);
  return scorerOf(scorer.base.setup, {
    ...server,
    pending: scorer.pending.slice(known, waiting),
    lost: [...scorer.lost, ...played.slice(waiting)],
  });
}

/** Somebody has read which moves are not in the game. */
export const lossRead = (scorer: Scorer): Scorer => ({ ...scorer, lost: [] });

export const keptOf = ({ entries, revision, pending, lost }: Scorer): Kept => ({
  entries,
  revision,
  pending,
  lost,
});
