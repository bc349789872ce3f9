import type { Tx } from '@oche/db';
import { AppError } from '../../../lib/errors.ts';
import * as queries from './thread-tags.queries.ts';

/**
 * For a thread that the transaction has just made.
 * @throws AppError TAG_NOT_FOUND
 */
export async function putTags(tx: Tx, threadId: number, tagIds: readonly number[]): Promise<void> {
  if (tagIds.length === 0) return;
  await queries.insertThreadTags(tx, { threadId, tagIds: await keepAll(tx, tagIds) });
}

/** The same, without those that are gone by now. */
export async function putKnownTags(
  tx: Tx,
  threadId: number,
  wished: readonly number[],
): Promise<void> {
  if (wished.length === 0) return;
  const known = new Set((await queries.keepTags(tx, { tagIds: wished })).map(({ id }) => id));
  await queries.insertThreadTags(tx, { threadId, tagIds: wished.filter((id) => known.has(id)) });
}

/** @throws AppError TAG_NOT_FOUND when one of them is gone */
export async function keepAll(tx: Tx, tagIds: readonly number[]): Promise<readonly number[]> {
  if (tagIds.length === 0) return tagIds;
  const kept = await queries.keepTags(tx, { tagIds });
  if (kept.length < tagIds.length) throw new AppError('TAG_NOT_FOUND');
  return tagIds;
}
