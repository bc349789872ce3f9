import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publicInternet } from '../../../lib/outbound/outbound.ts';
import { readerIn } from '../../../lib/outbound/reader.ts';
import { TestInternet } from '../../../lib/outbound/testing.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../lib/time/wall-clock.ts';
import { codeOf, runJobs, useMember, useTestApi } from '../../../testing/index.ts';
import { createChannel } from '../testing.ts';
import { forgetChannel } from '../verification/moved.service.ts';
import { readSources } from './read-sources.service.ts';

const NOW = '2031-03-20T19:00:00.000Z';
const internet = new TestInternet();
const api = useTestApi({ now: NOW });
const anna = useMember(api, { first_name: 'Anna' });
const ben = useMember(api, { first_name: 'Ben' });
let number = 0;

beforeAll(async () => {
  await internet.start();
  api.deps.outbound = { ...publicInternet, read: readerIn(internet.net()) };
});
afterAll(() => internet.close());
beforeEach(async () => {
  internet.calls.length = 0;
  // what other tests have listed stays unread
  await api.deps.db.updateTable('media_sources').set({ next_check_at: 'infinity' }).execute();
});

const as = (member: typeof anna | null) => api.callerFor(member).media;
const later = (ms: number) => api.deps.clock.set(new Date(api.deps.clock.now().getTime() + ms));
const pathsAsked = () => internet.calls.map(({ url }) => url);

const item = (name: string, at: string) =>
  `<item><title>${name}</title><guid>${name}</guid><pubDate>${at}</pubDate></item>`;
const rss = (...items: string[]) =>
  `<rss version="2.0"><channel><title>Neun Darter</title>${items.join('')}</channel></rss>`;
const page = (head = '') => `<!doctype html><html><head><title>Neun</title>${head}</head></html>`;
const feedLink = '<link rel="alternate" type="application/rss+xml" href="/feed.xml">';

/** A channel of a server of its own, which nobody has read yet. */
async function listed() {
  number += 1;
  const origin = `http://neun-darter-${number}.de`;
  const { id } = await createChannel(api, anna, { platform: 'Podcast', url: `${origin}/` });
  await forgetChannel(api.deps, { channelId: id });
  return { id, origin };
}

const titlesOf = async (channelId: number) =>
  (await as(null).episodes.list({ channelId })).items.map(({ title }) => title);

describe('a channel’s feed', () => {
  it('is found on its page, read, and read again only for what is new', async () => {
    const { id, origin } = await listed();
    internet.serve(`${origin}/`, page(feedLink));
    let feed = rss(item('Zwei', '2031-03-19T10:00:00Z'), item('Eins', '2031-03-12T10:00:00Z'));
    let etag = '"1"';
    internet.serve(`${origin}/feed.xml`, (call, answer) => {
      if (call.headers['if-none-match'] === etag) answer.writeHead(304).end();
      else answer.writeHead(200, { etag }).end(feed);
    });
    expect(await as(null).feed.get({ channelId: id })).toMatchObject({ state: 'new' });
    await as(ben).channels.follow({ id });
    await readSources(api.deps);
    expect(pathsAsked()).toEqual(['/', '/feed.xml']);
    expect(await titlesOf(id)).toEqual(['Zwei', 'Eins']);
    expect(await as(null).feed.get({ channelId: id })).toMatchObject({
      state: 'fine',
      feedUrl: `${origin}/feed.xml`,
      isGiven: false,
      canEdit: false,
      link: { isDead: false },
    });
    expect(await as(null).channels.get({ id })).toMatchObject({
      latestEpisodeAt: '2031-03-19T10:00:00.000Z',
    });

    // nothing is due, then nothing has changed
    await readSources(api.deps);
    later(HOUR_MS + 1000);
    await readSources(api.deps);
    expect(pathsAsked()).toEqual(['/', '/feed.xml', '/feed.xml']);
    expect(await titlesOf(id)).toEqual(['Zwei', 'Eins']);

    // of what was there before nobody is told, of two new ones once
    etag = '"2"';
    feed = rss(
      item('Vier', '2031-03-20T19:30:00Z'),
      item('Drei', '2031-03-20T18:00:00Z'),
      item('Eins', '2031-03-12T10:00:00Z'),
    );
    later(HOUR_MS + 1000);
    await readSources(api.deps);
    await runJobs(api);
    expect(await titlesOf(id)).toEqual(['Vier', 'Drei', 'Eins']);
    const { items } = await api.callerFor(ben).social.notifications.list({ area: 'media' });
    expect(items.map(({ title, excerpt, path }) => [title, excerpt, path])).toEqual([
      [expect.stringContaining(': neue Folge'), 'Vier', `/media-channels/${id}`],
    ]);
  });

  it('keeps its pages of episodes apart', async () => {
    const { id, origin } = await listed();
    const items = Array.from({ length: 5 }, (_, n) =>
      item(`Folge ${n}`, `2031-03-1${n}T10:00:00Z`),
    );
    internet.serve(`${origin}/`, rss(...items));
    await readSources(api.deps);
    const first = await as(null).episodes.list({ channelId: id, limit: 3 });
    const rest = await as(null).episodes.list({
      channelId: id,
      limit: 3,
      cursor: first.nextCursor ?? '',
    });
    expect([...first.items, ...rest.items].map(({ title }) => title)).toEqual(
      [4, 3, 2, 1, 0].map((n) => `Folge ${n}`),
    );
    expect(rest.nextCursor).toBeNull();
    expect(await codeOf(as(null).episodes.list({ channelId: id, cursor: 'x' }))).toBe('BAD_INPUT');
  });

  it('can be named by who runs the channel, and by nobody else', async () => {
    const { id, origin } = await listed();
    const feedUrl = `${origin}/other.xml`;
    internet.serve(`${origin}/`, page(feedLink));
    internet.serve(feedUrl, rss(item('Anders', '2031-03-19T10:00:00Z')));
    expect(await codeOf(as(null).feed.set({ channelId: id, feedUrl }))).toBe('UNAUTHENTICATED');
    expect(await codeOf(as(ben).feed.set({ channelId: id, feedUrl }))).toBe('FORBIDDEN');
    for (const nowhere of ['http://[::1]/', 'http://db/'])
      expect(await codeOf(as(anna).feed.set({ channelId: id, feedUrl: nowhere }))).toBe(
        'BAD_INPUT',
      );
    for (const hostile of ['http://127.1/feed', 'http://a.de:8080/'])
      expect(await codeOf(as(anna).feed.set({ channelId: id, feedUrl: hostile }))).toBe(
        'FEED_ADDRESS_REFUSED',
      );
    expect(await as(anna).feed.set({ channelId: id, feedUrl })).toMatchObject({
      state: 'new',
      isGiven: true,
      canEdit: true,
    });
    await readSources(api.deps);
    expect(await titlesOf(id)).toEqual(['Anders']);
    // the page names another one, but it was said which it is
    expect(await as(null).feed.get({ channelId: id })).toMatchObject({ feedUrl, isGiven: true });

    // until it is looked for again
    internet.serve(`${origin}/feed.xml`, rss(item('Gefunden', '2031-03-18T10:00:00Z')));
    await as(anna).feed.set({ channelId: id, feedUrl: null });
    await readSources(api.deps);
    expect(await titlesOf(id)).toEqual(['Gefunden']);
    expect(await codeOf(as(ben).feed.refresh({ channelId: id }))).toBe('FORBIDDEN');
    expect(await codeOf(as(anna).feed.refresh({ channelId: id }))).toBe('RATE_LIMITED');
    later(6 * MINUTE_MS);
    await as(anna).feed.refresh({ channelId: id });
    internet.calls.length = 0;
    await readSources(api.deps);
    expect(pathsAsked().sort()).toEqual(['/', '/feed.xml']);
  });

  it('that is no feed is told to who runs the channel', async () => {
    const { id, origin } = await listed();
    internet.serve(`${origin}/`, page(feedLink));
    internet.serve(`${origin}/feed.xml`, page());
    await readSources(api.deps);
    expect(await as(anna).feed.get({ channelId: id })).toMatchObject({
      state: 'failing',
      problem: 'noFeed',
    });
    expect((await as(ben).feed.get({ channelId: id })).problem).toBeNull();
  });

  it('of a place that moved is followed there, and one that moves the channel begins anew', async () => {
    const { id, origin } = await listed();
    internet.serve(`${origin}/`, page(feedLink));
    internet.redirect(`${origin}/feed.xml`, `${origin}/new.xml`, 301);
    internet.serve(`${origin}/new.xml`, rss(item('Alt', '2031-03-19T10:00:00Z')));
    await readSources(api.deps);
    expect(await as(null).feed.get({ channelId: id })).toMatchObject({
      feedUrl: `${origin}/new.xml`,
    });
    const other = await listed();
    await as(anna).channels.delete({ id: other.id });
    await as(anna).channels.update({ id, url: `${other.origin}/` });
    internet.serve(`${other.origin}/`, rss(item('Neu', '2031-03-01T10:00:00Z')));
    await forgetChannel(api.deps, { channelId: id });
    expect(await titlesOf(id)).toEqual([]);
    await readSources(api.deps);
    expect(await titlesOf(id)).toEqual(['Neu']);
  });

  it('is read by one of two that read at once', async () => {
    const { origin } = await listed();
    internet.serve(`${origin}/`, page(feedLink));
    internet.serve(`${origin}/feed.xml`, rss(item('Eins', '2031-03-19T10:00:00Z')));
    await Promise.all([readSources(api.deps), readSources(api.deps)]);
    expect(pathsAsked().sort()).toEqual(['/', '/feed.xml']);
  });

  it('of examples is never asked for', async () => {
    const { id } = await createChannel(api, anna, { url: 'https://oche-tv.example/' });
    await forgetChannel(api.deps, { channelId: id });
    later(365 * DAY_MS);
    await readSources(api.deps);
    expect(internet.calls.filter(({ headers }) => headers.host?.includes('example'))).toEqual([]);
    expect(await as(null).feed.get({ channelId: id })).toMatchObject({ link: { isDead: false } });
  });
});

describe('a link', () => {
  const isDead = async (channelId: number) => (await as(null).feed.get({ channelId })).link.isDead;

  it('that leads nowhere is told a day later, and forgotten when it leads there again', async () => {
    const { id, origin } = await listed();
    internet.serve(`${origin}/`, (_, answer) => answer.writeHead(410).end());
    await readSources(api.deps);
    expect(await isDead(id)).toBe(false);
    later(DAY_MS);
    await readSources(api.deps);
    const { link } = await as(null).feed.get({ channelId: id });
    expect(link.isDead).toBe(true);
    expect(Date.parse(link.since ?? '')).toBe(api.deps.clock.now().getTime() - DAY_MS);
    internet.serve(`${origin}/`, page());
    later(7 * DAY_MS);
    await readSources(api.deps);
    expect(await isDead(id)).toBe(false);
  });

  it('is not held against anybody while nobody answers us at all', async () => {
    await api.deps.db.updateTable('media_sources').set({ next_check_at: 'infinity' }).execute();
    const lost = [await listed(), await listed(), await listed()];
    for (let day = 0; day < 2; day += 1) {
      await readSources(api.deps);
      later(DAY_MS);
    }
    for (const { id } of lost) expect(await isDead(id)).toBe(false);
    // one that answers shows that it is them
    const { origin } = await listed();
    internet.serve(`${origin}/`, page());
    for (let day = 0; day < 3; day += 1) {
      await readSources(api.deps);
      await api.deps.db
        .updateTable('media_sources')
        .set({ next_check_at: api.deps.clock.now().toISOString() })
        .where('next_check_at', '<', 'infinity')
        .execute();
      later(DAY_MS);
    }
    for (const { id } of lost) expect(await isDead(id)).toBe(true);
  });
});
