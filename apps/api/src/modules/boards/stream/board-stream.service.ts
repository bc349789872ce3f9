import type { BoardState } from '@oche/validators/boards/state';
import type { GameState } from '@oche/validators/games/state';
import type { ServiceContext } from '../../../lib/deps.ts';
import { Merged } from '../../../lib/merged.ts';
import { ADMITTED, type Streamed } from '../../../lib/streamed.ts';
import { type GameStreamed, readGameState, streamGame } from '../../games/index.ts';

/** What is at a board now, but for how its game stands. */
export interface Here extends Omit<BoardState, 'game'> {
  gameId: number | null;
}

export interface BoardSource {
  /** @throws AppError when there is no such board for this reader */
  read(): Promise<Here>;
  /** yields whenever something else may be at the board */
  changes(left: AbortSignal): AsyncIterable<unknown>;
}

export type BoardStreamed =
  | Streamed<'state', BoardState>
  | Extract<GameStreamed, { event: 'visit' | 'darts' }>;

const withGame = ({ gameId: _, ...here }: Here, game: GameState | null): BoardState => ({
  ...here,
  game,
});

/** @throws AppError when there is no such board for this reader */
export async function getBoard(ctx: ServiceContext, { read }: BoardSource): Promise<BoardState> {
  const here = await read();
  return withGame(here, here.gameId === null ? null : await readGameState(ctx, here.gameId));
}

type Item = 'changed' | { gameId: number; item: GameStreamed | typeof ADMITTED };

/**
 * What is at a board, from game to game: how it stands, every visit, and between games what comes next. Who comes back
 * while the same game is played gets what they have missed of it.
 *
 * @param left aborts when the reader goes away
 * @throws AppError when there is no such board for this reader, also meanwhile
 */
export async function* streamBoard(
  ctx: ServiceContext,
  source: BoardSource,
  lastEventId: string | null | undefined,
  left: AbortSignal,
): AsyncGenerator<BoardStreamed | typeof ADMITTED, void> {
  const over = new AbortController();
  const until = AbortSignal.any([left, over.signal]);
  const merged = new Merged<Item>(until);
  let playing: AbortController | undefined;
  let game: GameState | null = null;
  const follow = (gameId: number | null, since?: string) => {
    playing?.abort();
    game = null;
    if (gameId === null) return;
    playing = new AbortController();
    merged.add(itemsOf(ctx, gameId, since, AbortSignal.any([until, playing.signal])));
  };
  try {
    let here = await source.read();
    yield ADMITTED;
    merged.add(changesOf(source, until));
    const [known, since] = lastEventId?.split('.') ?? [];
    const isSame = here.gameId !== null && known === String(here.gameId);
    if (known !== undefined && !isSame) yield* restOf(ctx, here, Number(known), since, until);
    follow(here.gameId, isSame ? since : undefined);
    // the first of its game's events says how it stands; who has seen it knows
    if (here.gameId === null) yield { event: 'state', data: withGame(here, null) };
    let told = JSON.stringify(here);
    for await (const got of merged.items()) {
      if (got === 'changed') {
        const next = await source.read();
        if (next.gameId !== here.gameId) follow(next.gameId);
        here = next;
        if (JSON.stringify(here) === told) continue;
        told = JSON.stringify(here);
        if (here.gameId === null || game) yield { event: 'state', data: withGame(here, game) };
        continue;
      }
      const { item, gameId } = got;
      if (gameId !== here.gameId) continue;
      game = gameIn(item) ?? game;
      yield* eventsOf(here, gameId, item);
    }
  } finally {
    over.abort();
    playing?.abort();
  }
}

const gameIn = (item: GameStreamed | typeof ADMITTED): GameState | undefined => {
  if (item.event === 'visit') return item.data.game;
  return item.event === 'state' || item.event === 'end' ? item.data : undefined;
};

/** An event of a game as its board tells it. */
function* eventsOf(here: Here, gameId: number, item: GameStreamed | typeof ADMITTED) {
  if (item.event === 'darts') yield item;
  if (item.event === 'visit') yield { ...item, id: `${gameId}.${item.id}` };
  if (item.event === 'state' || item.event === 'end') {
    const data = withGame(here, item.data);
    yield { event: 'state', id: `${gameId}.${item.id}`, data } as const;
  }
}

/** What a reader has missed of a game that was played here before, and is over. */
async function* restOf(
  ctx: ServiceContext,
  here: Here,
  gameId: number,
  since: string | undefined,
  left: AbortSignal,
) {
  const isOver = (await readGameState(ctx, gameId))?.isOver;
  if (!isOver) return;
  const before = { ...here, match: null };
  for await (const item of streamGame(ctx, { gameId, lastEventId: since }, left)) {
    yield* eventsOf(before, gameId, item);
  }
}

async function* changesOf(source: BoardSource, left: AbortSignal): AsyncGenerator<Item> {
  for await (const _ of source.changes(left)) yield 'changed';
}

/** The end of a game may be followed by the next one. */
async function* itemsOf(
  ctx: ServiceContext,
  gameId: number,
  lastEventId: string | undefined,
  left: AbortSignal,
): AsyncGenerator<Item> {
  for await (const item of streamGame(ctx, { gameId, lastEventId }, left)) yield { gameId, item };
  if (!left.aborted) yield 'changed';
}
