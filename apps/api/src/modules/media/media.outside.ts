import { z } from 'zod';
import { toldKind } from '../../lib/declared/published.ts';

const ids = z.object({ channelId: z.int(), episodeId: z.int() });
export type EpisodeIds = z.infer<typeof ids>;

export const entryPublished = toldKind('media.entry.published', ids);
