import type { BoardHost, HostBoard } from '../../../lib/declared/board-hosts.ts';
import type { ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import type { BoardSource, Here } from './board-stream.service.ts';
import * as queries from './stream.queries.ts';

/**
 * What is at a board of an event, e.g. of a tournament.
 * @param admit looks before each answer whether the reader may see the event
 */
export const hostBoard = (
  ctx: ServiceContext,
  kind: string,
  board: HostBoard,
  admit: () => Promise<unknown>,
): BoardSource => ({
  async read() {
    await admit();
    return readHere(ctx, kind, board);
  },
  changes: (left) => hostChanges(ctx, kind, board, left),
});

/** @throws AppError BOARD_NOT_FOUND */
export async function readHere(
  ctx: ServiceContext,
  kind: string,
  { hostId, boardId }: HostBoard,
): Promise<Here> {
  const host = ctx.boardHosts.get(kind);
  const event = host && (await queries.getBoardEvent([host]).first(ctx.db, { hostId, boardId }));
  if (!host || !event) throw new AppError('BOARD_NOT_FOUND');
  const { status, boardName, eventName } = event;
  const tablet = { ...event, hostId, boardId, pairedBy: '' };
  const { match, next, last } =
    status === 'over'
      ? await afterwards(host.show(ctx, { ...tablet, status: 'active' }))
      : await host.show(ctx, { ...tablet, status });
  return {
    board: { id: boardId, name: boardName },
    event: { kind, id: hostId, name: eventName },
    match: match && { number: match.number, names: match.names, status: match.status },
    next,
    last: last && withoutGame(last),
    gameId: match?.gameId ?? null,
  };
}

/** Nothing comes any more; how the last match here ended is what people still look at. */
const afterwards = async (shown: ReturnType<BoardHost<never>['show']>) => ({
  match: null,
  next: null,
  last: (await shown).last,
});

const withoutGame = <Last extends { gameId: unknown }>({ gameId: _, ...last }: Last) => last;

/** Whenever something changes at the event. */
export async function* hostChanges(
  ctx: ServiceContext,
  kind: string,
  board: HostBoard,
  left: AbortSignal,
): AsyncGenerator<unknown, void> {
  const host = ctx.boardHosts.get(kind);
  if (!host) return;
  yield* host.follow(ctx, board.hostId, undefined, left, async () => {
    const event = await queries.getBoardEvent([host]).first(ctx.db, board);
    if (!event) throw new AppError('BOARD_NOT_FOUND');
    return { revision: event.revision };
  });
}
