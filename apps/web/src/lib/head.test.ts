import { describe, expect, it } from 'vitest';
import { pageHead, shorten } from './head.ts';

const context = { origin: 'https://oche.example', i18n: { locale: 'de' as const } };

describe('pageHead', () => {
  const { meta, links } = pageHead(context, {
    title: 'Wer fährt nach London?',
    description: 'Zeile eins\n\nZeile zwei',
    path: '/forum/thread/7',
    jsonLd: { '@type': 'DiscussionForumPosting' },
  });

  it('names page and product', () => {
    expect(meta).toContainEqual({ title: 'Wer fährt nach London? · Oche' });
    expect(meta).toContainEqual({ property: 'og:title', content: 'Wer fährt nach London?' });
    expect(meta).toContainEqual({ property: 'og:locale', content: 'de_DE' });
  });

  it('describes on one line', () => {
    expect(meta).toContainEqual({ name: 'description', content: 'Zeile eins Zeile zwei' });
  });

  it('gives the one address', () => {
    expect(links).toEqual([{ rel: 'canonical', href: 'https://oche.example/forum/thread/7' }]);
  });

  it('names the feed', () => {
    const { links } = pageHead(context, { path: '/forum', feed: '/forum/feed.atom' });
    expect(links).toContainEqual({
      rel: 'alternate',
      type: 'application/atom+xml',
      href: 'https://oche.example/forum/feed.atom',
    });
  });

  it('says what the data is', () => {
    expect(meta).toContainEqual({
      'script:ld+json': { '@context': 'https://schema.org', '@type': 'DiscussionForumPosting' },
    });
  });

  it('shows a picture where the page is shared', () => {
    const image = { url: '/media/abc/1800.webp', width: 1800, height: 1200 };
    const { meta } = pageHead(context, { title: 'Zur Triple 20', image });
    const content = 'https://oche.example/media/abc/1800.webp';
    expect(meta).toContainEqual({ property: 'og:image', content });
    expect(meta).toContainEqual({ property: 'og:image:width', content: '1800' });
  });

  it('shows the house, in the page’s language, where the page has no picture', () => {
    const pictureOf = (head: ReturnType<typeof pageHead>) =>
      head.meta.find(({ property }) => property === 'og:image')?.content;
    expect(pictureOf(pageHead(context, { title: 'Forum' }))).toBe(
      'https://oche.example/icons/share.de.png',
    );
    expect(pictureOf(pageHead(context, { title: 'Konto', isIndexed: false }))).toBeUndefined();
  });

  it('keeps pages of members out of search engines', () => {
    const head = pageHead(context, { title: 'Konto', isIndexed: false });
    expect(head.meta).toContainEqual({ name: 'robots', content: 'noindex' });
    expect(head.links).toEqual([]);
  });
});

describe('shorten', () => {
  it('cuts between words and never beyond the limit', () => {
    expect(shorten('eins zwei drei vier', 12)).toBe('eins zwei…');
    expect(shorten('x'.repeat(300), 160)).toHaveLength(160);
    expect(shorten('kurz')).toBe('kurz');
  });
});
