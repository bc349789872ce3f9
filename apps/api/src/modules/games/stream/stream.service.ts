import { type Game, replay } from '@oche/darts/game';
import { gameOf, type Move, move } from '@oche/darts/moves';
import { isRefusal } from '@oche/darts/visit';
import type { Db } from '@oche/db';
import type { GameStatus } from '@oche/validators/games/schemas';
import type { GameState, GameVisit } from '@oche/validators/games/state';
import type { ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { Feeds, feedsPerBus } from '../../../lib/events/feeds.ts';
import { ADMITTED, type Streamed } from '../../../lib/streamed.ts';
import '../games.events.ts';
import { mayWatch, type WatchFacts } from '../games.policy.ts';
import { toPlayer } from '../players/player.ts';
import { proposedDarts } from '../proposed/seen-darts.ts';
import { type Described, stateOf, visitOf } from './state.ts';
import * as queries from './stream.queries.ts';

/** Whoever has missed more is told how the game stands. */
const MOST_MOVES = 500;
/** Later than every revision: nothing was moved after it. */
const LATEST = Number.MAX_SAFE_INTEGER;

export type GameStreamed =
  | Streamed<'state' | 'end', GameState>
  | Streamed<'visit', GameVisit & { game: GameState }>
  | Streamed<'darts', { darts: string[] }>;

interface Read {
  facts: WatchFacts;
  revision: number;
  status: GameStatus;
  state: GameState;
  /** what has happened since; null: more than is told one by one */
  events: readonly GameStreamed[] | null;
}

/** The games that somebody streams, in this process: one read and one reckoning serve all readers of a game. */
const streamFeedsOf = feedsPerBus((events) => {
  const feeds = new Feeds(events, (db, gameId: number, after) => readStream(db, gameId, after));
  // heard first, so that whoever is woken finds them
  proposedDarts(events);
  events.on('game.changed', ({ gameId }) => feeds.wake(gameId));
  events.on('game.proposed', ({ gameId }) => feeds.wake(gameId));
  return feeds;
});

async function readStream(db: Db, gameId: number, after: number): Promise<Read | null> {
  const row = await queries.getStreamed.first(db, { gameId, after, limit: MOST_MOVES });
  if (!row) return null;
  const { setup, revision, status, moves } = row;
  const game = replay(setup, row.legs.flat());
  if (isRefusal(game)) throw new Error(`game ${gameId} contradicts itself: ${game.refused}`);
  const { loungeId, loungeName, loungeCity } = row;
  const described: Described = {
    ...row,
    // the same for all readers: as everybody sees them
    players: row.players.map((player) => toPlayer(player, false)),
    lounge:
      loungeId !== null && loungeName !== null && loungeCity !== null
        ? { id: loungeId, name: loungeName, city: loungeCity }
        : null,
  };
  const isWhole = after < revision && moves.length === revision - after;
  const before = isWhole ? await gameBefore(db, gameId, game, moves, after) : undefined;
  return {
    facts: row,
    revision,
    status,
    state: stateOf(described, game, revision),
    events: before ? eventsOf(described, before, moves, after) : null,
  };
}

/** The game as a reader has seen it: visits that were only added are left out, else all is played again. */
async function gameBefore(
  db: Db,
  gameId: number,
  game: Game,
  moves: readonly Move[],
  after: number,
): Promise<Game | undefined> {
  if (moves.every(({ kind }) => kind === 'enter')) {
    const before = replay(game.setup, game.entries.slice(0, -moves.length));
    return isRefusal(before) ? undefined : before;
  }
  const rows = await queries.listMovesUntil(db, { gameId, until: after });
  const before = gameOf(
    game.setup,
    rows.map((row) => row.move),
  );
  return isRefusal(before) || rows.length !== after ? undefined : before;
}

/** How a game stands, for who may watch it; null for everybody else. */
export async function readGameState(
  { db, actor }: Pick<ServiceContext, 'db' | 'actor'>,
  gameId: number,
): Promise<GameState | null> {
  const read = await readStream(db, gameId, LATEST);
  return read && mayWatch(actor, read.facts) ? read.state : null;
}

/** @throws AppError GAME_NOT_FOUND, also when it is not for this reader */
export async function getGameState(
  ctx: Pick<ServiceContext, 'db' | 'actor'>,
  { gameId }: { gameId: number },
): Promise<GameState> {
  const state = await readGameState(ctx, gameId);
  if (!state) throw new AppError('GAME_NOT_FOUND');
  return state;
}

function eventsOf(
  described: Described,
  before: Game,
  moves: readonly Move[],
  after: number,
): GameStreamed[] | null {
  const events: GameStreamed[] = [];
  let game = before;
  for (const [index, one] of moves.entries()) {
    const next = move(game, one);
    if (isRefusal(next)) return null;
    const revision = after + index + 1;
    const isLast = index === moves.length - 1;
    // in between it was being played
    const then = isLast
      ? described
      : { ...described, status: 'playing' as const, winnerSide: null };
    const state = stateOf(then, next, revision);
    const turn = one.kind === 'enter' ? next.turns.at(-1) : undefined;
    const id = idOf(revision, then.status);
    const isVisit = turn !== undefined && next.turns.length > game.turns.length;
    events.push(
      isVisit
        ? { event: 'visit', id, data: { ...visitOf(described, next, turn), game: state } }
        : { event: 'state', id, data: state },
    );
    game = next;
  }
  return events;
}

const idOf = (revision: number, status: string): string => `${revision}-${status}`;
const END = 'end';

/**
 * A game as it is told to whoever may watch it: how it stands, then every visit. A reader who comes back gets what
 * came after the last event, each once.
 *
 * @param lastEventId what the reader has got last
 * @param left aborts when the reader goes away
 * @throws AppError GAME_NOT_FOUND, also when it is no longer for this reader
 */
export async function* streamGame(
  ctx: Pick<ServiceContext, 'db' | 'events' | 'actor'>,
  { gameId, lastEventId }: { gameId: number; lastEventId?: string | null | undefined },
  left: AbortSignal,
): AsyncGenerator<GameStreamed | typeof ADMITTED, void> {
  const feeds = streamFeedsOf(ctx.events);
  const feed = feeds.open(ctx.db, gameId);
  try {
    let [seen, status] = lastSeen(lastEventId);
    let darts = '';
    for (let isFirst = true; !left.aborted; isFirst = false) {
      const { wakes } = feed;
      const read = await feed.changesAfter(seen);
      if (!read || !mayWatch(ctx.actor, read.facts)) throw new AppError('GAME_NOT_FOUND');
      const { revision, state, events } = read;
      if (isFirst && state.isOver && status === END && seen === revision) return;
      if (isFirst) yield ADMITTED;
      const id = idOf(revision, read.status);
      if (revision > seen && events) yield* events;
      else if (revision !== seen || status !== read.status)
        yield { event: 'state', id, data: state };
      [seen, status] = [revision, read.status];
      if (state.isOver) return yield { event: 'end', id: idOf(revision, END), data: state };
      const thrown = proposedDarts(ctx.events).get(gameId) ?? [];
      if (String(thrown) !== darts) yield { event: 'darts', data: { darts: [...thrown] } };
      darts = String(thrown);
      await feed.wokenAfter(wakes, left);
    }
  } finally {
    feeds.close(gameId);
  }
}

function lastSeen(lastEventId: string | null | undefined): [revision: number, status: string] {
  const [revision, status] = lastEventId?.split('-') ?? [];
  return revision === undefined || status === undefined ? [LATEST, ''] : [Number(revision), status];
}
