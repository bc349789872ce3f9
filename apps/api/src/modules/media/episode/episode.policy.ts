import { DAY_MS } from '../../../lib/time/wall-clock.ts';
import type { FeedEpisode } from '../parsing/document.ts';
import type { EpisodeChanges, NewEpisode, StoredEpisode } from './episode.ts';

/** Followers are told of nothing that is older when we find it. */
const NEWS_MS = 3 * DAY_MS;

/** What has to change so that the table has what the feed has. */
export function changesOf(
  stored: readonly StoredEpisode[],
  found: readonly FeedEpisode[],
  now: Date,
): EpisodeChanges {
  const byKey = new Map(stored.map((episode) => [episode.key, episode]));
  const added: NewEpisode[] = [];
  const changed: EpisodeChanges['changed'] = [];
  // feeds begin with the newest, so those without a date keep their order by it
  for (const [place, episode] of found.entries()) {
    const former = byKey.get(episode.key);
    const publishedAt = momentOf(episode, former, now, place);
    const next = { ...episode, publishedAt };
    if (!former) added.push(next);
    else if (isOther(former, next)) changed.push({ ...next, id: former.id });
  }
  const keys = new Set(found.map(({ key }) => key));
  const moments = [...added, ...changed, ...stored.filter(({ key }) => keys.has(key))];
  const oldest = moments.reduce(
    (least, { publishedAt }) => (publishedAt < least ? publishedAt : least),
    '9',
  );
  // what is older than all of the feed has only fallen out of its end
  const removed = stored
    .filter(({ key, publishedAt }) => !keys.has(key) && publishedAt >= oldest)
    .map(({ id }) => id);
  return { added, changed, removed };
}

/** What is announced for later counts from when it is seen. */
function momentOf(
  episode: FeedEpisode,
  former: StoredEpisode | undefined,
  now: Date,
  place: number,
) {
  const seenAt = former?.publishedAt ?? new Date(now.getTime() - place * 1000).toISOString();
  if (!episode.publishedAt) return seenAt;
  return episode.publishedAt > now.toISOString() ? seenAt : episode.publishedAt;
}

const FIELDS = [
  'title',
  'summary',
  'url',
  'audioUrl',
  'videoId',
  'durationSeconds',
  'publishedAt',
] as const;

const isOther = (former: NewEpisode, next: NewEpisode): boolean =>
  FIELDS.some((field) => former[field] !== next[field]);

/**
 * The episode that followers are told of: the newest that has come since the last read. Of a feed that
 * is read for the first time nobody is told, nor when a feed only calls its old ones something else.
 */
export function newsIn<Added extends { publishedAt: string }>(
  added: readonly Added[],
  { hasBeenRead, latestAt, now }: { hasBeenRead: boolean; latestAt: string | null; now: Date },
): Added | undefined {
  if (!hasBeenRead) return undefined;
  const since = new Date(now.getTime() - NEWS_MS).toISOString();
  return added
    .filter(({ publishedAt }) => publishedAt > since && publishedAt > (latestAt ?? ''))
    .sort((a, b) => (a.publishedAt < b.publishedAt ? 1 : -1))[0];
}
