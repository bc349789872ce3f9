import type { Tx } from '@oche/db';
import { HOUR_MS } from '../../../lib/time/wall-clock.ts';
import { insertEpisodes, saveLatest } from '../episode/episode-write.queries.ts';
import { setFeedUrl } from '../feed/source.queries.ts';
import * as queries from './demo-episodes.queries.ts';
import { DEMO_DEAD_LINK, type DemoEpisode, demoFeeds } from './demo-episodes.ts';

interface Listed {
  id: number;
  name: string;
  url: string;
}

/** What a demo channel has brought out, as if its feed had been read just now; one leads nowhere any more. */
export async function seedDemoEpisodes(
  tx: Tx,
  { id: channelId, name, url }: Listed,
  loadedAt: Date,
): Promise<void> {
  const now = loadedAt.toISOString();
  if (name === DEMO_DEAD_LINK) return queries.insertDeadPage(tx, { channelId, now });
  const feed = demoFeeds.find((each) => each.name === name);
  if (!feed) return undefined;
  const { origin } = new URL(url);
  await setFeedUrl(tx, { channelId, feedUrl: `${origin}/feed.xml` });
  await queries.insertReadFeed(tx, { channelId, now });
  const toEpisode = (episode: DemoEpisode, place: number) => ({
    key: `demo ${place}`,
    title: episode.title,
    summary: episode.summary ?? null,
    url: `${origin}/${feed.episodes.length - place}`,
    audioUrl: feed.isHeard ? `${origin}/${feed.episodes.length - place}.mp3` : null,
    videoId: episode.videoId ?? null,
    durationSeconds: episode.minutes ? episode.minutes * 60 : null,
    publishedAt: new Date(loadedAt.getTime() - episode.hoursAgo * HOUR_MS).toISOString(),
  });
  await insertEpisodes(tx, { channelId, now }, feed.episodes.map(toEpisode));
  await saveLatest(tx, { channelId });
}
