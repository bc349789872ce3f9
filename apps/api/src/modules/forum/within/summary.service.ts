import { SUMMARY_EXCERPT_LENGTH } from '@oche/validators/forum/within/limits';
import type { ThreadSummaryPosts, threadOfSummary } from '@oche/validators/forum/within/schemas';
import type { z } from 'zod';
import type { ServiceContext } from '../../../lib/deps.ts';
import { plainOf } from '../../../lib/formatting/plain.ts';
import { excerpt, snippet } from '../post/excerpt.ts';
import { countsInOrder } from '../reactions/counts.ts';
import { listSummary } from './summary.queries.ts';

/** What of a long thread its readers liked most, in the order in which it was written; nothing where nobody did. */
export async function summarize(
  { db, actor }: ServiceContext,
  { threadId }: z.output<typeof threadOfSummary>,
): Promise<ThreadSummaryPosts> {
  const rows = await listSummary(db, { threadId, viewerId: actor?.id ?? '' });
  return rows.map(({ number, createdAt, members, counts, beginning, authorId, ...name }) => ({
    number,
    createdAt,
    members,
    reactions: countsInOrder(counts),
    excerpt: excerpt(snippet(plainOf(beginning), Infinity), SUMMARY_EXCERPT_LENGTH),
    author: { id: authorId, ...name },
  }));
}
