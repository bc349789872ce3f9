import { describe, expect, it } from 'vitest';
import type { FeedEpisode } from '../parsing/document.ts';
import { changesOf, newsIn } from './episode.policy.ts';
import type { StoredEpisode } from './episode.ts';

const NOW = new Date('2031-03-20T19:00:00.000Z');

const found = (key: string, more: Partial<FeedEpisode> = {}): FeedEpisode => ({
  key,
  title: key,
  summary: null,
  url: null,
  audioUrl: null,
  videoId: null,
  durationSeconds: null,
  publishedAt: null,
  ...more,
});
const stored = (id: number, key: string, publishedAt: string): StoredEpisode => ({
  ...found(key),
  id,
  publishedAt,
});

describe('what changes', () => {
  it('is nothing when the feed says what is there, also without dates', () => {
    const there = [stored(1, 'a', '2031-03-19T10:00:00.000Z')];
    expect(changesOf(there, [found('a')], NOW)).toEqual({ added: [], changed: [], removed: [] });
  });

  it('is what its makers have corrected or taken back, but not what has fallen out of the end', () => {
    const there = [
      stored(1, 'old', '2031-03-01T10:00:00.000Z'),
      stored(2, 'kept', '2031-03-10T10:00:00.000Z'),
      stored(3, 'taken', '2031-03-11T10:00:00.000Z'),
    ];
    const { added, changed, removed } = changesOf(
      there,
      [
        found('new', { publishedAt: '2031-03-12T10:00:00.000Z' }),
        found('kept', { title: 'Richtig', publishedAt: '2031-03-10T10:00:00.000Z' }),
      ],
      NOW,
    );
    expect(added.map(({ key }) => key)).toEqual(['new']);
    expect(changed.map(({ id, title }) => [id, title])).toEqual([[2, 'Richtig']]);
    expect(removed).toEqual([3]);
  });

  it('is nothing when a feed is empty for once', () => {
    const there = [stored(1, 'a', '2031-03-19T10:00:00.000Z')];
    expect(changesOf(there, [], NOW).removed).toEqual([]);
  });

  it('dates what has no date, or one to come, by when it is seen, in the feed’s order', () => {
    const { added } = changesOf(
      [],
      [found('b', { publishedAt: '2031-09-01T00:00:00.000Z' }), found('a')],
      NOW,
    );
    expect(added.map(({ publishedAt }) => publishedAt)).toEqual([
      '2031-03-20T19:00:00.000Z',
      '2031-03-20T18:59:59.000Z',
    ]);
  });
});

describe('news', () => {
  const since = { hasBeenRead: true, latestAt: '2031-03-18T10:00:00.000Z', now: NOW };
  const at = (publishedAt: string) => ({ publishedAt });

  it('is the newest of what has come since', () => {
    const added = [at('2031-03-19T10:00:00.000Z'), at('2031-03-20T10:00:00.000Z')];
    expect(newsIn(added, since)).toBe(added[1]);
  });

  it('is nothing of a feed that is read for the first time', () => {
    expect(
      newsIn([at('2031-03-20T10:00:00.000Z')], { ...since, hasBeenRead: false }),
    ).toBeUndefined();
  });

  it('is nothing that is old, or older than what is known', () => {
    const old = [at('2031-03-10T10:00:00.000Z'), at('2031-03-18T09:00:00.000Z')];
    expect(newsIn(old, since)).toBeUndefined();
    expect(newsIn(old, { ...since, latestAt: '2031-01-01T00:00:00.000Z' })).toBe(old[1]);
    expect(newsIn([at('2031-03-10T10:00:00.000Z')], { ...since, latestAt: null })).toBeUndefined();
  });
});
