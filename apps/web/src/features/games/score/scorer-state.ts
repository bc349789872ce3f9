import { type Entry, type Game, newGame, replay, type Setup } from '@oche/darts/game';
import { type Move, move } from '@oche/darts/moves';
import { isRefusal, type Refusal } from '@oche/darts/visit';

/** A move with the id by which the server knows it again. */
export interface MadeMove {
  id: string;
  move: Move;
}

/**
 * What a device knows of a game that it scores: what the server has, and what it doesn't have yet.
 * Moves are played at once and sent when there is a network; the server takes each once.
 */
export interface Scorer {
  /** the game as the server has confirmed it */
  base: Game;
  /** how many moves led to it */
  revision: number;
  /** made on this device, not confirmed yet, in their order */
  pending: readonly MadeMove[];
  /** the game with all of that */
  game: Game;
}

/** @throws Error when the entries contradict the rules, which the server doesn't let happen */
export function scorerOf(
  setup: Setup,
  entries: readonly Entry[],
  revision: number,
  pending: readonly MadeMove[] = [],
): Scorer {
  const base = entries.length > 0 ? replay(setup, entries) : newGame(setup);
  if (isRefusal(base)) throw new Error(`the game contradicts itself: ${base.refused}`);
  return withPending({ base, revision }, pending);
}

/** Moves that no longer fit what the server has are left out. */
function withPending(
  { base, revision }: Pick<Scorer, 'base' | 'revision'>,
  pending: readonly MadeMove[],
): Scorer {
  let game = base;
  const fitting: MadeMove[] = [];
  for (const one of pending) {
    const next = move(game, one.move);
    if (isRefusal(next)) break;
    game = next;
    fitting.push(one);
  }
  return { base, revision, pending: fitting, game };
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

/** The server has answered that it has these moves. */
export function confirmed(scorer: Scorer, sent: readonly MadeMove[]): Scorer {
  const ids = new Set(sent.map(({ id }) => id));
  let { base, revision } = scorer;
  for (const one of scorer.pending) {
    if (!ids.has(one.id)) break;
    const next = move(base, one.move);
    if (isRefusal(next)) break;
    base = next;
    revision += 1;
  }
  const pending = scorer.pending.filter(({ id }) => !ids.has(id));
  return { base, revision, pending, game: scorer.game };
}
