import { type Placeholders, prepared } from '@oche/db';

export const getEntry = prepared('media.getEntry', (db, p: Placeholders<{ episodeId: number }>) =>
  db
    .selectFrom('media_episodes')
    .select(['id', 'title', 'url', 'published_at as publishedAt'])
    .where('id', '=', p('episodeId')),
);
