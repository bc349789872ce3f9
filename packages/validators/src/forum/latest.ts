import * as z from 'zod/mini';
import { page } from '../common.ts';
import { threadSummaryOutput } from './schemas.ts';

export const latestThreadsInput = z.extend(page, {
  /** only what the member has not read */
  isUnread: z._default(z.boolean(), false),
});
export const latestThreadOutput = z.extend(threadSummaryOutput, { subforumName: z.string() });
export type LatestThread = z.infer<typeof latestThreadOutput>;
export const latestThreadsOutput = z.object({
  items: z.array(latestThreadOutput),
  nextCursor: z.nullable(z.string()),
});
