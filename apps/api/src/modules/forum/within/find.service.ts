import { FIND_REACH } from '@oche/validators/forum/within/limits';
import type { FoundInThread, findInThreadInput } from '@oche/validators/forum/within/schemas';
import { z } from 'zod';
import type { ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { plainOf } from '../../../lib/formatting/plain.ts';
import { decodeCursor, encodeCursor, pageOf } from '../../../lib/pagination.ts';
import { askFor, excerptAround } from '../../search/index.ts';
import * as queries from './find.queries.ts';

const cursorKey = z.tuple([z.int().min(1)]);

/**
 * Posts of a thread in which words stand, the newest first. A call looks through so many posts only, however long the
 * thread is, so that a page can be empty and have a next one.
 *
 * @throws AppError THREAD_NOT_FOUND, BAD_INPUT for a cursor that isn't ours
 */
export async function findInThread(
  ctx: ServiceContext,
  { threadId, q, cursor, limit }: z.output<typeof findInThreadInput>,
): Promise<FoundInThread> {
  const { db, actor } = ctx;
  const end = await queries.getNextNumber.first(db, { threadId });
  if (!end) throw new AppError('THREAD_NOT_FOUND');
  const [before] = cursor === undefined ? [end.nextNumber] : decodeCursor(cursorKey, cursor);
  const { query, wanted } = await askFor(ctx, q);
  if (query === null) return { items: [], nextCursor: null };
  const from = Math.max(1, before - FIND_REACH);
  const rows = await queries.findInThread(db, {
    threadId,
    viewerId: actor?.id ?? '',
    query,
    from,
    before,
    limit: limit + 1,
  });
  const { items, hasMore } = pageOf(rows, limit);
  // where the page isn't full, everything from there on was looked through
  const next = hasMore ? (items.at(-1)?.number ?? from) : from;
  return {
    items: items.map(({ number, createdAt, content, authorId, ...name }) => ({
      number,
      createdAt,
      author: { id: authorId, ...name },
      ...excerptAround(plainOf(content), wanted),
    })),
    nextCursor: next > 1 ? encodeCursor([next]) : null,
  };
}
