import type { CountingEvent, countingEventsInput } from '@oche/validators/autoscoring/schemas';
import type { z } from 'zod';
import type { Deps, MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { Feeds, feedsPerBus, followRevision } from '../../../lib/events/feeds.ts';
import { isAhead, mayFollow } from './attach.service.ts';
import '../autoscoring.events.ts';
import { getWatched } from '../sight/sight.queries.ts';
import { dartsOf, NOTHING_SEEN } from '../sight/sight.ts';

type Watched = NonNullable<Awaited<ReturnType<typeof getWatched.first>>>;

/** The boards that somebody follows, in this process. */
const boardFeedsOf = feedsPerBus((events) => {
  const feeds = new Feeds(events, (db, boardId: number) => getWatched.first(db, { boardId }));
  events.on('countingBoard.changed', ({ boardId }) => feeds.wake(boardId));
  return feeds;
});

/**
 * What a board sees, from now on: the darts in it, and the visits that are over.
 * @param left aborts when the reader goes away
 * @throws AppError COUNTING_BOARD_NOT_FOUND, also when it counts for somebody else by now
 */
export const watchBoard = (
  ctx: MemberContext,
  input: z.output<typeof countingEventsInput>,
  left: AbortSignal,
): AsyncGenerator<CountingEvent, void> =>
  followBoard(ctx, input, left, (board) => mayFollow(ctx, ctx.db, ctx.actor, board));

/** The same for whoever is admitted, asked before each event. */
export const followBoard = (
  deps: Deps,
  { boardId, lastEventId }: z.output<typeof countingEventsInput>,
  left: AbortSignal,
  admit: (board: Watched) => Promise<boolean>,
): AsyncGenerator<CountingEvent, void> =>
  followRevision(boardFeedsOf(deps.events), deps.db, {
    id: boardId,
    lastEventId,
    left,
    read: async (shared) => {
      const board = await shared();
      if (!board || !(await admit(board))) throw new AppError('COUNTING_BOARD_NOT_FOUND');
      return toEvent(deps, board);
    },
  });

function toEvent(deps: Pick<Deps, 'clock'>, board: Watched): CountingEvent {
  const sight = board.sight ?? NOTHING_SEEN;
  return {
    revision: board.revision,
    state: sight.state,
    isConnected: isAhead(deps, board.leaseUntil),
    visit: sight.visit,
    darts: [...dartsOf(sight)],
    done: sight.done.map(({ visit, darts }) => ({ visit, darts: [...darts] })),
  };
}
