import type { gameEventOutput, gameEventsInput } from '@oche/validators/games/schemas';
import type { z } from 'zod';
import type { Deps, ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { Feeds, feedsPerBus } from '../../../lib/events/feeds.ts';
import '../games.events.ts';
import { deviceOf, mayWatch, type Scorer, type WatchFacts } from '../games.policy.ts';
import { proposedDarts } from '../proposed/seen-darts.ts';
import { getMissed } from './game.queries.ts';

/** A reader who missed more reads the game again. */
const MOST_MOVES = 50;

/** The games that somebody watches, in this process: one read serves all watchers of a game. */
const gameFeedsOf = feedsPerBus((events) => {
  const feeds = new Feeds(events, (db, gameId: number, after) =>
    getMissed.first(db, { gameId, after, limit: MOST_MOVES }),
  );
  // heard first, so that whoever is woken finds them
  proposedDarts(events);
  events.on('game.changed', ({ gameId }) => feeds.wake(gameId));
  events.on('game.proposed', ({ gameId }) => feeds.wake(gameId));
  return feeds;
});

/** Later than every revision: nothing was moved after it. */
const LATEST = Number.MAX_SAFE_INTEGER;

type GameEvent = z.input<typeof gameEventOutput>;
type Input = z.output<typeof gameEventsInput>;

/**
 * The moves of a game from now on, or from the revision that the reader has seen last, and its status at first and
 * whenever that changes, with the darts that a board sees of the visit that is being thrown. Those who may score are also told when another device takes over.
 *
 * @param left aborts when the reader goes away
 * @throws AppError GAME_NOT_FOUND, also when it is no longer for this reader
 */
export const watchGame = (
  ctx: ServiceContext,
  input: Input,
  left: AbortSignal,
): AsyncGenerator<GameEvent, void> =>
  follow(ctx, input, left, {
    admit: async (game) => mayWatch(ctx.actor, game),
    scorer: ctx.actor,
  });

/**
 * The same for the device at the board where the game is played.
 * @param admit looks before each event whether it still may
 */
export const watchOfficialGame = (
  ctx: Pick<Deps, 'db' | 'events'>,
  input: Input,
  left: AbortSignal,
  admit: () => Promise<void>,
): AsyncGenerator<GameEvent, void> =>
  follow(ctx, input, left, {
    admit: async () => {
      await admit();
      return true;
    },
    scorer: 'device',
  });

interface Reader {
  admit: (game: WatchFacts) => Promise<boolean>;
  scorer: Scorer | null;
}

async function* follow(
  ctx: Pick<Deps, 'db' | 'events'>,
  { gameId, lastEventId }: Input,
  left: AbortSignal,
  { admit, scorer }: Reader,
): AsyncGenerator<GameEvent, void> {
  const feeds = gameFeedsOf(ctx.events);
  const feed = feeds.open(ctx.db, gameId);
  try {
    let seen = lastEventId == null ? LATEST : Number(lastEventId);
    let before: { status: string; deviceId: string | null; proposed: string } | undefined;
    while (!left.aborted) {
      const { wakes } = feed;
      const missed = await feed.changesAfter(seen);
      if (!missed || !(await admit(missed))) throw new AppError('GAME_NOT_FOUND');
      const { revision, status, moves } = missed;
      const deviceId = scorer && deviceOf(scorer, missed);
      // the first time, too: it may have changed since the game was read
      const darts = proposedDarts(ctx.events).get(gameId) ?? [];
      const proposed = String(darts);
      const hasChanged =
        before?.status !== status || before.deviceId !== deviceId || before.proposed !== proposed;
      if (revision > seen || hasChanged) {
        const isWhole = moves.length === revision - Math.min(seen, revision);
        yield {
          revision,
          status,
          deviceId,
          moves: isWhole ? moves : [],
          ...(darts.length > 0 && { proposed: [...darts] }),
        };
      }
      before = { status, deviceId, proposed };
      seen = revision;
      await feed.wokenAfter(wakes, left);
    }
  } finally {
    feeds.close(gameId);
  }
}
