import { createHash } from 'node:crypto';
import { EPISODE_TITLE_MAX, EPISODES_KEPT } from '@oche/validators/media/feeds';
import { parseFeed } from 'feedsmith';
import type { FeedDocument, FeedEpisode } from './document.ts';
import { addressIn, textOf, titleOf } from './plain.ts';

type Parsed = ReturnType<typeof parseFeed>;
type Of<Format extends Parsed['format']> = Extract<Parsed, { format: Format }>['feed'];
type RssItem = NonNullable<Of<'rss'>['items']>[number];
type AtomEntry = NonNullable<Of<'atom'>['entries']>[number];

/** Long enough for a code at the beginning of whatever a channel says of itself. */
const DESCRIPTION_MAX = 5000;
/** What a feed calls an episode is kept as it is up to here. */
const KEY_MAX = 200;
const LONGEST_SECONDS = 359_999;
const OLDEST_YEAR = 1990;

/**
 * Reads RSS and Atom. Entities that the document defines are not expanded, so it can't grow.
 * @param url addresses in the document begin here
 * @returns null when it is no feed
 */
export function readFeed(text: string, url: string): FeedDocument | null {
  // the parser would also take JSON, which nobody asked for
  if (!/^\s*</.test(text.replace(/^\uFEFF/, ''))) return null;
  let parsed: Parsed;
  try {
    parsed = parseFeed(text, { maxItems: EPISODES_KEPT });
  } catch {
    return null;
  }
  if (parsed.format === 'rss') return fromRss(parsed.feed, url);
  if (parsed.format === 'atom') return fromAtom(parsed.feed, url);
  return null;
}

function fromRss(feed: Of<'rss'>, url: string): FeedDocument {
  const base = addressIn(url, feed.link) ?? url;
  const said = [feed.description, feed.itunes?.subtitle, feed.itunes?.summary];
  return {
    kind: 'feed',
    title: titleOf(feed.title ?? '', EPISODE_TITLE_MAX),
    description: textOf(said.filter(Boolean).join('\n'), DESCRIPTION_MAX),
    ttl: feed.ttl && feed.ttl > 0 ? feed.ttl : null,
    episodes: distinct((feed.items ?? []).map((item) => fromItem(item, base))),
  };
}

function fromItem(item: RssItem, base: string): FeedEpisode | null {
  const url = addressIn(base, item.link ?? permalinkIn(item));
  const { itunes } = item;
  const sound = item.enclosures?.find(({ type = '' }) => type.startsWith('audio/'));
  return episodeOf({
    name: item.guid?.value ?? url ?? item.enclosures?.[0]?.url,
    title: item.title ?? itunes?.title,
    summary: item.description ?? itunes?.summary ?? item.content?.encoded,
    url,
    audioUrl: addressIn(base, sound?.url),
    videoId: null,
    durationSeconds: itunes?.duration,
    publishedAt: textIn(item.pubDate ?? item.dc?.dates?.[0]),
  });
}

const permalinkIn = ({ guid }: RssItem): string | undefined =>
  guid?.isPermaLink !== false && /^https?:/.test(guid?.value ?? '') ? guid?.value : undefined;

/** The parser leaves dates as they stand there. */
const textIn = (date: unknown): string | undefined => (typeof date === 'string' ? date : undefined);

function fromAtom(feed: Of<'atom'>, url: string): FeedDocument {
  return {
    kind: 'feed',
    title: titleOf(feed.title?.value ?? '', EPISODE_TITLE_MAX),
    description: textOf(feed.subtitle?.value ?? '', DESCRIPTION_MAX),
    ttl: null,
    episodes: distinct((feed.entries ?? []).map((entry) => fromEntry(entry, url))),
  };
}

function fromEntry(entry: AtomEntry, base: string): FeedEpisode | null {
  const links = entry.links ?? [];
  const own = links.find(({ rel = 'alternate' }) => rel === 'alternate');
  const sound = links.find(
    ({ rel, type = '' }) => rel === 'enclosure' && type.startsWith('audio/'),
  );
  const url = addressIn(base, own?.href);
  const group = entry.media?.groups?.[0];
  return episodeOf({
    name: entry.id ?? url ?? undefined,
    title: entry.title?.value,
    summary: entry.summary?.value ?? group?.description?.value ?? entry.content?.value,
    url,
    audioUrl: addressIn(base, sound?.href),
    videoId: entry.yt?.videoId,
    durationSeconds: undefined,
    publishedAt: textIn(entry.published ?? entry.updated),
  });
}

interface Said {
  name: string | undefined;
  title: string | undefined;
  summary: string | undefined;
  url: string | null;
  audioUrl: string | null;
  videoId: string | null | undefined;
  durationSeconds: number | undefined;
  publishedAt: string | undefined;
}

/** @returns null for what nothing could be shown of */
function episodeOf(said: Said): FeedEpisode | null {
  const summary = textOf(said.summary ?? '') || null;
  // a blog's post may have no title; its first words stand for it
  const title = titleOf(textOf(said.title ?? '') || (summary ?? ''), EPISODE_TITLE_MAX);
  const key = keyOf(said.name ?? `${title} ${said.publishedAt ?? ''}`);
  if (!title || !key) return null;
  return {
    key,
    title,
    summary: summary === title ? null : summary,
    url: said.url,
    // a page over https plays nothing that isn't
    audioUrl: said.audioUrl?.startsWith('https:') ? said.audioUrl : null,
    videoId: /^[\w-]{5,20}$/.test(said.videoId ?? '') ? (said.videoId ?? null) : null,
    durationSeconds: lengthOf(said.durationSeconds),
    publishedAt: momentOf(said.publishedAt),
  };
}

const keyOf = (name: string): string => {
  const key = titleOf(name, KEY_MAX * 10);
  return key.length <= KEY_MAX ? key : createHash('sha256').update(key).digest('hex');
};

const lengthOf = (seconds = 0): number | null => {
  const whole = Math.round(seconds);
  return whole >= 1 && whole <= LONGEST_SECONDS ? whole : null;
};

function momentOf(text: string | undefined): string | null {
  const moment = new Date(text ?? '');
  const year = moment.getUTCFullYear();
  return year >= OLDEST_YEAR && year < 2200 ? moment.toISOString() : null;
}

/** Of two with the same key the first is the newer one. */
function distinct(episodes: readonly (FeedEpisode | null)[]): FeedEpisode[] {
  const byKey = new Map<string, FeedEpisode>();
  for (const episode of episodes) {
    if (episode && !byKey.has(episode.key)) byKey.set(episode.key, episode);
  }
  return [...byKey.values()];
}
