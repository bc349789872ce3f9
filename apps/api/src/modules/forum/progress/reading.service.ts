import type {
  Rail,
  railInput,
  setOrderInput,
  unreadInput,
  unreadOutput,
  visitInput,
  visitOutput,
} from '@oche/validators/forum/reading';
import type { PostOrder } from '@oche/validators/forum/reading-limits';
import type { z } from 'zod';
import type { MemberContext, ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import * as queries from './reading.queries.ts';

/** How posts follow each other for this reader, who may have chosen it. */
export async function orderFor({ db, actor }: ServiceContext): Promise<PostOrder> {
  const chosen = actor && (await queries.getOrder.first(db, { userId: actor.id }));
  return chosen?.order ?? 'answers';
}

/** Chooses how posts follow each other, in all threads and on all devices. */
export async function setOrder(
  { db, actor }: MemberContext,
  { order }: z.output<typeof setOrderInput>,
): Promise<void> {
  await queries.saveOrder(db, { userId: actor.id, order });
}

/**
 * Notes that the member has the thread open.
 * @returns what others have written since the visit before, and which posts the member has bookmarked
 * @throws AppError THREAD_NOT_FOUND
 */
export async function visitThread(
  { db, actor, clock }: MemberContext,
  { threadId, isStillOpen }: z.output<typeof visitInput>,
): Promise<z.output<typeof visitOutput>> {
  const now = clock.now().toISOString();
  const [visit] = await queries.saveVisit(db, { userId: actor.id, threadId, isStillOpen, now });
  if (!visit) throw new AppError('THREAD_NOT_FOUND');
  const { seenBefore: after, bookmarked } = visit;
  const news =
    after === null ? [] : await queries.listNews(db, { threadId, after, viewerId: actor.id });
  return { news, ...(bookmarked.length > 0 && { bookmarked }) };
}

/** Which of these threads the member knows, and how much is new in them. */
export const readUnread = (
  { db, actor }: MemberContext,
  { threadIds }: z.output<typeof unreadInput>,
): Promise<z.input<typeof unreadOutput>> =>
  queries.countUnread(db, { userId: actor.id, threadIds });

/**
 * Where a long thread can be entered, for its rail.
 * @throws AppError THREAD_NOT_FOUND
 */
export async function readRail(
  { db }: ServiceContext,
  { threadId, order }: z.output<typeof railInput>,
): Promise<Rail> {
  const rows = await queries.listRailStops[order](db, { threadId });
  const [first] = rows;
  if (!first) throw new AppError('THREAD_NOT_FOUND');
  return { total: first.total, stops: rows.map(({ total, ...stop }) => stop) };
}
