import * as z from 'zod/mini';
import { id } from '../../common.ts';

/** What the reader can do now with the first post of a thread as a wiki. */
export const threadWiki = z.object({
  canEdit: z.boolean(),
  /** whether the reader can open it for others, or close it again */
  canSet: z.boolean(),
});
export type ThreadWiki = z.infer<typeof threadWiki>;

export const setWikiInput = z.object({ threadId: id, isOn: z.boolean() });
