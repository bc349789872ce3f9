import { describe, expect, it, test } from 'vitest';
import { parse } from './parse.ts';
import { parseApart } from './parse-apart.ts';

const URL = 'https://darts.example/blog/';
const read = (text: string, contentType: string | null = null, url = URL) =>
  parse({ bytes: Buffer.from(text), contentType, url });
const feedOf = (text: string) => {
  const document = read(text);
  if (document.kind !== 'feed') throw new Error('no feed');
  return document;
};
const rss = (items: string, head = '') =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel>
    <title>Neun Darter</title><link>https://darts.example</link>
    <description>Der Podcast &amp;lt;b&amp;gt;mehr&amp;lt;/b&amp;gt;</description>${head}${items}</channel></rss>`;

describe('a feed', () => {
  it('of a podcast has episodes that can be heard', () => {
    const { title, description, ttl, episodes } = feedOf(
      rss(
        `<item><title>Folge 1: &#x201E;Hallo&#x201C; &amp; los</title><guid isPermaLink="false">folge-1</guid>
          <link>/folge/1</link><pubDate>Tue, 03 Nov 2026 10:00:00 +0100</pubDate>
          <enclosure url="https://cdn.example/1.mp3" type="audio/mpeg" length="12"/>
          <itunes:duration>1:02:03</itunes:duration><itunes:image href="https://cdn.example/1.jpg"/>
          <description>&lt;p&gt;Mit &lt;b&gt;Mia&lt;/b&gt;&lt;script&gt;x()&lt;/script&gt;&lt;/p&gt;</description></item>`,
        '<ttl>90</ttl>',
      ),
    );
    expect([title, ttl]).toEqual(['Neun Darter', 90]);
    expect(description).toContain('Der Podcast');
    expect(episodes).toEqual([
      {
        key: 'folge-1',
        title: 'Folge 1: „Hallo“ & los',
        summary: 'Mit Mia',
        url: 'https://darts.example/folge/1',
        audioUrl: 'https://cdn.example/1.mp3',
        videoId: null,
        durationSeconds: 3723,
        publishedAt: '2026-11-03T09:00:00.000Z',
      },
    ]);
  });

  it('of YouTube has videos', () => {
    const { episodes } = feedOf(
      `<feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/"
        xmlns="http://www.w3.org/2005/Atom"><id>yt:channel:x</id><title>Oche TV</title><entry>
        <id>yt:video:abcdefghijk</id><yt:videoId>abcdefghijk</yt:videoId><title>Finale</title>
        <link rel="alternate" href="https://www.youtube.com/watch?v=abcdefghijk"/>
        <published>2026-11-01T10:00:00+00:00</published><media:group><media:title>Finale</media:title>
        <media:thumbnail url="https://i.ytimg.com/vi/abcdefghijk/hq.jpg"/>
        <media:description>Der Tag</media:description></media:group></entry></feed>`,
    );
    expect(episodes).toMatchObject([
      {
        key: 'yt:video:abcdefghijk',
        title: 'Finale',
        summary: 'Der Tag',
        videoId: 'abcdefghijk',
        publishedAt: '2026-11-01T10:00:00.000Z',
      },
    ]);
  });

  test.each([
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['//cdn.example/x', 'https://cdn.example/x'],
    ['https://me:secret@cdn.example/x', null],
    [`https://cdn.example/${'x'.repeat(2000)}`, null],
  ])('leads to %s: %s', (link, url) => {
    const [episode] = feedOf(
      rss(`<item><title>A</title><guid>a</guid><link>${link}</link></item>`),
    ).episodes;
    expect(episode?.url).toBe(url);
  });

  const itemOf = (inside: string) =>
    feedOf(rss(`<item><title>A</title>${inside}</item>`)).episodes[0];

  test.each([
    ['<guid>https://darts.example/1</guid>', 'https://darts.example/1'],
    ['<guid isPermaLink="false">https://darts.example/1</guid>', null],
    ['<guid>folge-1</guid>', null],
  ])('without a link leads to what it is called by, if that is one: %s', (guid, url) => {
    expect(itemOf(guid)?.url).toBe(url);
  });

  test.each([
    ['0', null],
    ['1', 1],
    ['99:59:59', 359_999],
    ['100:00:00', null],
  ])('of %s takes %s seconds', (duration, seconds) => {
    expect(itemOf(`<itunes:duration>${duration}</itunes:duration>`)?.durationSeconds).toBe(seconds);
  });

  test.each([
    ['31 Dec 1989', null],
    ['01 Jan 1990', '1990-01-01T12:00:00.000Z'],
    ['31 Dec 2199', '2199-12-31T12:00:00.000Z'],
    ['01 Jan 2200', null],
    ['neulich', null],
  ])('is not believed to be of any time: %s', (day, moment) => {
    expect(itemOf(`<pubDate>${day} 12:00:00 GMT</pubDate>`)?.publishedAt).toBe(moment);
  });

  it('keeps what is short enough as it is: names, titles and how often it wants to be read', () => {
    const long = 'x'.repeat(200);
    expect(itemOf(`<guid>${long}</guid>`)?.key).toBe(long);
    expect(itemOf(`<guid>${long}x</guid>`)?.key).toMatch(/^[0-9a-f]{64}$/);
    const titled = (title: string) => feedOf(rss(`<item><title>${title}</title></item>`));
    expect(titled(long).episodes[0]?.title).toBe(long);
    expect(titled(`${long}x`).episodes[0]?.title).toBe(`${'x'.repeat(198)} …`);
    expect([feedOf(rss('', '<ttl>-5</ttl>')).ttl, feedOf(rss('')).ttl]).toEqual([null, null]);
  });

  it('of Atom has what can be heard among its links', () => {
    const { episodes } = feedOf(
      `<feed xmlns="http://www.w3.org/2005/Atom"><id>x</id><title>Blog</title><entry><id>1</id><title>A</title>
        <link rel="related" type="audio/mpeg" href="https://x.example/other.mp3"/>
        <link rel="enclosure" type="application/pdf" href="https://x.example/a.pdf"/>
        <link rel="enclosure" type="audio/mpeg" href="https://x.example/a.mp3"/>
        <link href="https://x.example/a"/></entry></feed>`,
    );
    expect(episodes).toMatchObject([
      { url: 'https://x.example/a', audioUrl: 'https://x.example/a.mp3', videoId: null },
    ]);
  });

  it('plays nothing that is not encrypted', () => {
    const [episode] = feedOf(
      rss(
        '<item><title>A</title><enclosure url="http://x.example/a.mp3" type="audio/mpeg"/></item>',
      ),
    ).episodes;
    expect(episode?.audioUrl).toBeNull();
  });

  it('keeps its texts short, on one line, and free of what disturbs others', () => {
    const [episode] = feedOf(
      rss(
        `<item><title>\u202Elatsrev\n ${'Z\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301'} ${'wort '.repeat(99)}</title>
          <description>${'lang '.repeat(9000)}</description></item>`,
      ),
    ).episodes;
    expect(episode?.title).toMatch(/^latsrev \u0179/);
    expect(episode?.title.length).toBeLessThanOrEqual(200);
    expect(episode?.title).toMatch(/wort …$/);
    expect(episode?.title).not.toMatch(/\p{M}{11}|\u202E/u);
    expect(episode?.summary?.length).toBeLessThanOrEqual(600);
  });

  it('names what has no title by its first words, and leaves out what has nothing', () => {
    const { episodes } = feedOf(
      rss('<item><description>Nur ein Satz.</description></item><item><link>/x</link></item>'),
    );
    expect(episodes.map(({ title, summary }) => [title, summary])).toEqual([
      ['Nur ein Satz.', null],
    ]);
  });

  it('has each episode once, and no more than are kept', () => {
    const item = (n: number) => `<item><title>${n}</title><guid>${n % 300}</guid></item>`;
    const { episodes } = feedOf(rss(Array.from({ length: 900 }, (_, n) => item(n)).join('')));
    expect(episodes).toHaveLength(200);
  });

  it('is read in the writing that it names', () => {
    const bytes = Buffer.from(
      `<?xml version="1.0" encoding="ISO-8859-1"?><rss version="2.0"><channel><title>Würfe</title>
        <item><title>Größe</title></item></channel></rss>`,
      'latin1',
    );
    expect(parse({ bytes, contentType: null, url: URL })).toMatchObject({ title: 'Würfe' });
    const named = Buffer.from(rss('<item><title>Größe</title></item>'), 'latin1');
    expect(
      parse({ bytes: named, contentType: 'text/xml; charset=windows-1252', url: URL }),
    ).toMatchObject({ episodes: [{ title: 'Größe' }] });
    expect(parse({ bytes: named, contentType: 'text/xml; charset=klingon', url: URL }).kind).toBe(
      'feed',
    );
    // a byte order mark knows better than the answer's head
    const little = Buffer.from(`\uFEFF${rss('<item><title>Größe</title></item>')}`, 'utf16le');
    for (const marked of [little, Buffer.from(little).swap16()]) {
      expect(
        parse({ bytes: marked, contentType: 'text/xml; charset=utf-8', url: URL }),
      ).toMatchObject({ episodes: [{ title: 'Größe' }] });
    }
  });
});

describe('what is made to hurt', () => {
  const entities = 'abcdefghij'
    .split('')
    .map((name, n, all) => `<!ENTITY ${name} "${n ? `&${all[n - 1]};`.repeat(10) : 'Oche'}">`);

  it('grows by no entity', () => {
    const [episode] = feedOf(
      `<?xml version="1.0"?><!DOCTYPE rss [${entities.join('')}]>
        <rss version="2.0"><channel><title>&j;</title><item><title>&j;</title></item></channel></rss>`,
    ).episodes;
    expect(episode?.title).toBe('&j;');
  });

  it('names no file of ours', () => {
    const { kind } = read(
      `<!DOCTYPE rss [<!ENTITY file SYSTEM "file:///etc/passwd">]>
        <rss version="2.0"><channel><title>&file;</title></channel></rss>`,
    );
    expect(kind).toBe('page');
  });

  test.each<[string, string]>([
    ['tags in tags', `<rss version="2.0"><channel>${'<a>'.repeat(200_000)}`],
    ['attributes', `<rss version="2.0"><channel ${'a="b" '.repeat(200_000)}>`],
    ['comments', `<rss version="2.0"><channel>${'<!--'.repeat(300_000)}`],
    [
      'names',
      '<rss version="2.0"><channel><__proto__><polluted>1</polluted></__proto__></channel></rss>',
    ],
    ['a page of tags', '<html>'.repeat(300_000)],
    [
      'a page of links',
      `<head>${'<link rel="alternate" type="application/rss+xml" href="/a">'.repeat(50_000)}`,
    ],
    ['JSON', '{"version":"https://jsonfeed.org/version/1","title":"x","items":[]}'],
    ['nothing', ''],
    ['binary', '\u0000\u0001\uFFFD'],
  ])('ends: %s', (_, text) => {
    expect(['feed', 'page']).toContain(read(text).kind);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('is parsed apart from everything else, and ended when it takes too long', async () => {
    const source = { bytes: Buffer.from(rss('')), contentType: null, url: URL };
    expect((await parseApart(source)).kind).toBe('feed');
    await expect(parseApart(source, 1)).rejects.toThrow();
  });
});

describe('a page', () => {
  it('says where its feed is, and not that of its comments', () => {
    expect(
      read(`<!doctype html><html><head><style>b{color:red}</style><title>Neun &amp; Darter</title><base href="/de/">
        <link rel="alternate" type="application/rss+xml" title="Kommentare" href="/kommentare.xml">
        <link rel="alternate" type="application/rss+xml" title="Beiträge" href="feed.xml">
        <link rel="stylesheet alternate" type="text/css" href="a.css">
        <meta name="description" content="Wir sind es: oche-abc"><meta property="og:description" content="Und hier">
        </head><body>x</body></html>`),
    ).toEqual({
      kind: 'page',
      title: 'Neun & Darter',
      description: 'Wir sind es: oche-abc Und hier',
      feedUrls: ['https://darts.example/de/feed.xml'],
    });
  });

  test.each(['<body>', '<p>', '</head><div>', '<h1>Kommentare</h1>'])(
    'is not believed what stands below its head: %s',
    (begin) => {
      const page =
        read(`<!doctype html><title>A</title><noscript><img src="/pixel"></noscript>${begin}
      <meta name="description" content="oche-fake"><link rel="alternate" type="application/rss+xml" href="/fake">
      <title>oche-fake</title><head><meta name="description" content="oche-fake"></head>`);
      expect(page).toEqual({ kind: 'page', title: 'A', description: '', feedUrls: [] });
    },
  );
});
