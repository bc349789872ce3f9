import type { RemoteEvent, RemoteRole } from '@oche/validators/remote/schemas';
import type { Deps } from '../../lib/deps.ts';
import { AppError } from '../../lib/errors.ts';
import { Feeds, feedsPerBus } from '../../lib/events/feeds.ts';
import { type Access, type Known, readKnown } from './access.service.ts';
import { endOf } from './remote.policy.ts';
import './remote.events.ts';
import * as queries from './signals.queries.ts';

/** A signal may get lost, and a picture that has to end has ended within five seconds even then. */
const RECHECK_MS = 4000;

/** The games whose devices listen, in this process: one read serves all of a game. */
const feedsOf = feedsPerBus((events) => {
  const feeds = new Feeds(events, (db, gameId: number, after) =>
    queries.listSignals(db, { gameId, after }),
  );
  events.on('remote.signalled', ({ gameId }) => feeds.wake(gameId));
  events.on('game.changed', ({ gameId }) => feeds.wake(gameId));
  // they name members; which games are theirs is soon asked by the few that listen
  events.on('members.parted', () => feeds.wakeAll());
  events.on('member.moderated', () => feeds.wakeAll());
  events.on('session.ended', () => feeds.wakeAll());
  return feeds;
});

interface Listener {
  role: RemoteRole;
  peer: string;
  lastEventId?: string | null | undefined;
}

interface Told {
  /** of the last signal that was looked at */
  id: number;
  event: RemoteEvent;
}

/**
 * What is said to a device. Before each word it is asked anew whether there may be a picture; when not, the last one is
 * `bye`.
 * @param left aborts when the reader goes away
 * @throws AppError GAME_NOT_FOUND, CAMERA_UNKNOWN for who never may
 */
export async function* watchSignals(
  deps: Pick<Deps, 'db' | 'clock' | 'events'>,
  access: Access,
  { role, peer, lastEventId }: Listener,
  left: AbortSignal,
): AsyncGenerator<Told, void> {
  const place = await access(deps);
  const feeds = feedsOf(deps.events);
  const feed = feeds.open(deps.db, place.gameId);
  try {
    let seen =
      lastEventId == null
        ? ((await queries.getLastSignal.first(deps.db, place))?.id ?? 0)
        : Number(lastEventId);
    let hasJoined = lastEventId != null;
    while (!left.aborted) {
      const { wakes } = feed;
      const reason = await endNow(deps, access);
      if (reason.end !== null) {
        yield { id: seen, event: { kind: 'bye', reason: reason.end } };
        return;
      }
      if (!hasJoined) yield { id: seen, event: { kind: 'joined' } };
      hasJoined = true;
      const { side } = reason.known;
      for (const { id, toSide, toRole, toPeer, fromPeer, body } of await feed.changesAfter(seen)) {
        seen = id;
        if (toSide !== side || toRole !== role || (toPeer !== null && toPeer !== peer)) continue;
        const event: RemoteEvent =
          body.kind === 'phone' ? body : { kind: 'signal', from: fromPeer, signal: body };
        yield { id, event };
      }
      const again = AbortSignal.timeout(RECHECK_MS);
      await feed.wokenAfter(wakes, AbortSignal.any([left, again]));
    }
  } finally {
    feeds.close(place.gameId);
  }
}

/** Why it ends now, also where the phone was sent away; else what is known. */
async function endNow(
  deps: Pick<Deps, 'db' | 'clock'>,
  access: Access,
): Promise<{ end: 'over' | 'closed' } | { end: null; known: Known }> {
  try {
    const known = await readKnown(deps.db, deps.clock, await access(deps));
    const end = endOf(known);
    return end === null ? { end, known } : { end };
  } catch (error) {
    if (error instanceof AppError && error.code === 'CAMERA_UNKNOWN') return { end: 'closed' };
    throw error;
  }
}
