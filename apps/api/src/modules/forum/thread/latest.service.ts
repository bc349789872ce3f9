import type { latestThreadsInput, latestThreadsOutput } from '@oche/validators/forum/latest';
import { z } from 'zod';
import type { ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { decodeCursor, encodeCursor, readPage } from '../../../lib/pagination.ts';
import { DAY_MS } from '../../../lib/time/wall-clock.ts';
import * as queries from './latest.queries.ts';
import { toSummary } from './thread-list.service.ts';

/** A thread that nobody has written in for longer is not news to a member who has never opened it. */
const NEWS_DAYS = 30;

const LATEST_MS = Date.UTC(9999, 11, 31);
const cursorKey = z.tuple([z.int().min(0).max(LATEST_MS), z.int()]);

/**
 * The threads of all places by last activity, or those that the member has not read.
 * @throws AppError UNAUTHENTICATED for a visitor who asks for what is unread, BAD_INPUT for a cursor that isn't ours
 */
export async function listLatest(
  { db, actor, clock }: ServiceContext,
  { limit, cursor, isUnread }: z.output<typeof latestThreadsInput>,
): Promise<z.input<typeof latestThreadsOutput>> {
  if (isUnread && !actor) throw new AppError('UNAUTHENTICATED');
  const [lastPostMs, id] =
    cursor === undefined ? [LATEST_MS, Number.MAX_SAFE_INTEGER] : decodeCursor(cursorKey, cursor);
  const key = { lastPostAt: new Date(lastPostMs).toISOString(), id };
  const since = new Date(clock.now().getTime() - NEWS_DAYS * DAY_MS).toISOString();
  const read = (count: number) =>
    isUnread && actor
      ? queries.listLatestUnread(db, { ...key, userId: actor.id, since, limit: count })
      : queries.listLatest(db, { ...key, limit: count });
  const { items, nextCursor } = await readPage(limit, read, (row) =>
    encodeCursor([Date.parse(row.lastPostAt), row.id]),
  );
  return {
    items: items.map((row) => ({ ...toSummary(row), subforumName: row.subforumName })),
    nextCursor,
  };
}
