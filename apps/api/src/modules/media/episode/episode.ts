import type { FeedEpisode } from '../parsing/document.ts';

/** An episode as the table has it. */
export type StoredEpisode = Omit<FeedEpisode, 'publishedAt'> & { id: number; publishedAt: string };
export type NewEpisode = Omit<FeedEpisode, 'publishedAt'> & { publishedAt: string };

export interface EpisodeChanges {
  added: NewEpisode[];
  changed: (NewEpisode & { id: number })[];
  /** ids of what its makers have taken back */
  removed: number[];
}
