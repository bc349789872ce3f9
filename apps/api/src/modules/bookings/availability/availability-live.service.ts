import type { calendarEventsInput } from '@oche/validators/bookings/schemas';
import type { z } from 'zod';
import type { ServiceContext } from '../../../lib/deps.ts';
import { Feeds, feedsPerBus } from '../../../lib/events/feeds.ts';
import { ADMITTED, type Streamed } from '../../../lib/streamed.ts';
import { readCalendarRevision } from '../../lounges/index.ts';

/** The calendars that somebody watches in this process. */
export const calendarFeedsOf = feedsPerBus((events) => {
  const feeds = new Feeds(events, (db, loungeId) => readCalendarRevision(db, loungeId));
  events.on('calendar.changed', ({ loungeId }) => feeds.wake(loungeId));
  return feeds;
});

/**
 * Sends an event when a lounge's calendar has a later revision than the reader has seen. Many
 * changes at once may become one event, as the reader then reads the calendar's current state.
 *
 * @param left aborts when the reader goes away
 * @throws AppError LOUNGE_NOT_FOUND
 */
export async function* watchCalendar(
  { db, events }: Pick<ServiceContext, 'db' | 'events'>,
  { loungeId, lastEventId }: z.output<typeof calendarEventsInput>,
  left: AbortSignal,
): AsyncGenerator<{ revision: number }, void> {
  const feeds = calendarFeedsOf(events);
  const feed = feeds.open(db, loungeId);
  try {
    let seen = lastEventId == null ? null : Number(lastEventId);
    while (!left.aborted) {
      const { wakes } = feed;
      const revision = await feed.changesAfter(0);
      // a number of the future is of another database
      if (seen !== null && revision !== seen) yield { revision };
      seen = revision;
      await feed.wokenAfter(wakes, left);
    }
  } finally {
    feeds.close(loungeId);
  }
}

/** The same as a documented stream. @throws AppError LOUNGE_NOT_FOUND */
export async function* streamCalendar(
  ctx: Pick<ServiceContext, 'db' | 'events'>,
  { loungeId, lastEventId }: z.output<typeof calendarEventsInput>,
  left: AbortSignal,
): AsyncGenerator<Streamed<'changed', { revision: number }> | typeof ADMITTED, void> {
  const revision = await readCalendarRevision(ctx.db, loungeId);
  yield ADMITTED;
  const told = (data: { revision: number }) =>
    ({ event: 'changed', id: String(data.revision), data }) as const;
  // the first time, too: from here on whoever asks for the times knows when they have changed
  if (lastEventId == null) yield told({ revision });
  const since = { loungeId, lastEventId: lastEventId ?? String(revision) };
  for await (const data of watchCalendar(ctx, since, left)) yield told(data);
}
