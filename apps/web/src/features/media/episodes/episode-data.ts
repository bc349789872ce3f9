import type { RouterInputs } from '../../../lib/trpc.ts';

/** How many of a channel's episodes are shown at first. */
const SHOWN = 6;

/** The same inputs for loader and page, so that they share the cache. */
export const episodesInput = (channelId: number): RouterInputs['media']['episodes']['list'] => ({
  channelId,
  limit: SHOWN,
});

export const nextEpisodes = {
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
};
