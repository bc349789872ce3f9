import type { RouterOutputs } from '../../../lib/trpc.ts';

/** The thread in which something was written last, of each subforum that has one. */
export const newestThreads = (categories: RouterOutputs['forum']['category']['list']): number[] =>
  categories.flatMap(({ subforums }) =>
    subforums.flatMap(({ lastPost }) => (lastPost ? [lastPost.threadId] : [])),
  );
