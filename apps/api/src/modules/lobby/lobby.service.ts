import { LOBBY_SHOWN } from '@oche/validators/lobby/limits';
import type { Lobby, LobbyEvent } from '@oche/validators/lobby/schemas';
import type { Deps, ServiceContext } from '../../lib/deps.ts';
import { Feeds, feedsPerBus } from '../../lib/events/feeds.ts';
import { HOUR_MS } from '../../lib/time/wall-clock.ts';
import { personOf, viewerOf } from '../people/index.ts';
import { aliveAt } from './alive.ts';
import { getPoints } from './entry.queries.ts';
import './lobby.events.ts';
import { FIRST_POINTS } from './first-points.ts';
import * as queries from './lobby.queries.ts';

type Reading = Pick<Deps, 'db' | 'clock' | 'events'>;

/** The lobby, which there is once. */
const LOBBY = 'lobby';

/** Those who look at it in this process; each reads what is for them. */
const lobbyFeedsOf = feedsPerBus<null, string>((events) => {
  const feeds = new Feeds<null, string>(events, async () => null);
  events.on('lobby.changed', () => feeds.wake(LOBBY));
  return feeds;
});

async function readCounts(db: Deps['db'], now: Date): Promise<Pick<Lobby, 'waiting' | 'playing'>> {
  const movedSince = new Date(now.getTime() - HOUR_MS).toISOString();
  const counts = await queries.getCounts.first(db, { ...aliveAt(now), movedSince });
  return counts ?? { waiting: 0, playing: 0 };
}

/** The open games, those first whose owners are about as good as the reader. */
export async function getLobby({ db, actor, clock }: ServiceContext): Promise<Lobby> {
  const now = clock.now();
  const alive = aliveAt(now);
  // the list alone has to know how good the reader is
  const listed = async () => {
    const rated = actor && (await getPoints.first(db, { userId: actor.id }));
    const points = rated?.points ?? FIRST_POINTS;
    const rows = await queries.listNear(db, {
      ...viewerOf(actor),
      ...alive,
      now: now.toISOString(),
      points,
      isVisitor: actor === null,
      rules: null,
      legs: null,
      withCamera: null,
      within: null,
      limit: LOBBY_SHOWN,
    });
    return { points, rows };
  };
  const [own, counts, { points, rows }] = await Promise.all([
    actor && queries.getOwn.first(db, { ...alive, userId: actor.id, begunSince: alive.seenSince }),
    readCounts(db, now),
    listed(),
  ]);
  return {
    ...counts,
    games: rows.map(({ entryId, isNear, points: rating, isRated, ...row }) => ({
      id: entryId,
      rules: row.rules,
      legs: row.legs,
      withCamera: row.withCamera,
      level: isNear ? 'near' : 'any',
      openedAt: row.openedAt,
      person: personOf(row),
      rating: isRated ? rating : null,
    })),
    own:
      own?.isOpen && own.id !== null
        ? {
            id: own.id,
            rules: own.rules,
            legs: own.legs,
            withCamera: own.withCamera,
            level: own.isNear ? 'near' : 'any',
            openedAt: own.openedAt,
          }
        : null,
    begun: own?.begun ?? null,
    rating: actor ? points : null,
    isHidden: own?.isHidden ?? false,
  };
}

/**
 * Tells whenever somebody waits, has found somebody or has gone, and once at first: it may have changed since it was
 * read.
 * @param left aborts when the reader goes away
 */
export async function* watchLobby(
  { db, clock, events }: Reading,
  left: AbortSignal,
): AsyncGenerator<LobbyEvent, void> {
  const feeds = lobbyFeedsOf(events);
  const feed = feeds.open(db, LOBBY);
  try {
    while (!left.aborted) {
      const { wakes } = feed;
      yield { at: clock.now().toISOString() };
      await feed.wokenAfter(wakes, left);
    }
  } finally {
    feeds.close(LOBBY);
  }
}
