import type { BestPosts, bestInput } from '@oche/validators/forum/reading';
import { BEST_SNIPPET_LENGTH } from '@oche/validators/forum/reading-limits';
import type { z } from 'zod';
import type { ServiceContext } from '../../../lib/deps.ts';
import { plainOf } from '../../../lib/formatting/plain.ts';
import { excerpt, snippet } from '../post/excerpt.ts';
import { listBest } from './best.queries.ts';

/** The answers of a thread that its readers liked most; none of a thread that isn't there. */
export async function readBest(
  { db, actor }: ServiceContext,
  { threadId }: z.output<typeof bestInput>,
): Promise<BestPosts> {
  const rows = await listBest(db, { threadId, viewerId: actor?.id ?? '' });
  return rows.map(({ beginning, firstName, lastName, ...post }) => ({
    ...post,
    snippet: excerpt(snippet(plainOf(beginning), Infinity), BEST_SNIPPET_LENGTH),
    author: { firstName, lastName },
  }));
}
