import { z } from 'zod';
import { toldKind } from '../../lib/declared/published.ts';

const ids = z.object({ postId: z.int(), threadId: z.int(), subforumId: z.int() });
export type PostIds = z.infer<typeof ids>;

export const threadCreated = toldKind('forum.thread.created', ids);
export const postCreated = toldKind('forum.post.created', ids);
