import { setTimeout as sleep } from 'node:timers/promises';
import type { HostBoard } from '../../../lib/declared/board-hosts.ts';
import type { ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { Feeds, feedsPerBus } from '../../../lib/events/feeds.ts';
import { Merged } from '../../../lib/merged.ts';
import { HOUR_MS, isoOf, MINUTE_MS } from '../../../lib/time/wall-clock.ts';
import type { BoardSource, Here } from './board-stream.service.ts';
import { hostChanges, readHere } from './host-board.service.ts';
import * as queries from './stream.queries.ts';

/** Where nobody has thrown for so long, nothing is being played any more. */
const LIVE_MS = 2 * HOUR_MS;
/** That an event has begun at a board is seen after so long, or with its first game. */
const LOOK_MS = MINUTE_MS;

/** The boards of lounges that somebody watches, in this process: woken by games that begin there. */
const boardFeedsOf = feedsPerBus((events) => {
  const feeds = new Feeds(events, async () => null);
  events.on('game.changed', ({ boardId }) => {
    if (boardId) feeds.wake(boardId);
  });
  return feeds;
});

/** What is at a board of a lounge: what the event says that is played there, if there is one, else the game alone. */
export function loungeBoard(
  ctx: ServiceContext,
  at: { loungeId: number; boardId: number },
): BoardSource {
  return {
    async read(): Promise<Here> {
      const since = isoOf(ctx.clock.now().getTime() - LIVE_MS);
      const board = await queries.getLoungeBoard.first(ctx.db, { ...at, since });
      if (!board) throw new AppError('BOARD_NOT_FOUND');
      const { gameId, ...named } = board;
      const event = await eventAt(ctx, at.boardId);
      const here = event && (await readHere(ctx, event.kind, event));
      return {
        event: here?.event ?? null,
        match: here?.match ?? null,
        next: here?.next ?? null,
        last: here?.last ?? null,
        board: named,
        gameId: here?.gameId ?? gameId,
      };
    },
    async *changes(left) {
      const merged = new Merged<'begun' | 'event'>(left);
      merged.add(begins(ctx, at.boardId, left));
      merged.add(changesOfEvents(ctx, at.boardId, left));
      yield* merged.items();
    },
  };
}

/** What is public and under way at a board of a lounge. */
async function eventAt(
  ctx: Pick<ServiceContext, 'db' | 'boardHosts'>,
  loungeBoardId: number,
): Promise<(HostBoard & { kind: string }) | undefined> {
  for (const { kind, atLoungeBoard } of ctx.boardHosts.values()) {
    const board = await atLoungeBoard(ctx.db, loungeBoardId);
    if (board) return { ...board, kind };
  }
  return undefined;
}

async function* begins(ctx: ServiceContext, boardId: number, left: AbortSignal) {
  const feeds = boardFeedsOf(ctx.events);
  const feed = feeds.open(ctx.db, boardId);
  try {
    while (!left.aborted) {
      const { wakes } = feed;
      // the first time, too: it may have begun since the board was read
      yield 'begun' as const;
      await feed.wokenAfter(wakes, left);
    }
  } finally {
    feeds.close(boardId);
  }
}

/** Follows the event that is at the board, and looks now and then whether there is another one. */
async function* changesOfEvents(ctx: ServiceContext, boardId: number, left: AbortSignal) {
  while (!left.aborted) {
    const event = await eventAt(ctx, boardId);
    const look = AbortSignal.any([left, AbortSignal.timeout(LOOK_MS)]);
    if (event) {
      for await (const _ of hostChanges(ctx, event.kind, event, look)) yield 'event' as const;
    } else {
      await sleep(LOOK_MS, null, { signal: left, ref: false }).catch(() => {});
    }
  }
}
