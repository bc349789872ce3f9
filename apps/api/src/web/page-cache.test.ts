import { describe, expect, test, vi } from 'vitest';
import { PageCache } from './page-cache.ts';
import { StoredPage } from './stored-page.ts';

const page = (html: string, status = 200) => new StoredPage({ html, status, headers: {} });

/** A rendering that ends when the test wants it to. */
function pending() {
  const { promise, resolve, reject } = Promise.withResolvers<StoredPage>();
  return { render: vi.fn(() => promise), resolve, reject };
}

test('a page is rendered once, also for those who come meanwhile', async () => {
  const cache = new PageCache();
  const first = pending();
  const waiting = [
    cache.get('/forum', 'de', first.render),
    cache.get('/forum', 'de', first.render),
  ];
  first.resolve(page('one'));
  expect(await Promise.all(waiting)).toEqual([await first.render(), await first.render()]);
  const later = vi.fn();
  expect(await cache.get('/forum', 'de', later)).toBe(await first.render());
  expect(later).not.toHaveBeenCalled();
});

test('variants and paths are pages of their own', async () => {
  const cache = new PageCache();
  const get = async (path: string, variant: string) =>
    cache.get(path, variant, async () => page(`${path} ${variant}`));
  const pages = [await get('/a', 'de'), await get('/a', 'en'), await get('/a/b', 'de')];
  expect(new Set(pages.map(({ etag }) => etag)).size).toBe(3);
});

describe('drop', () => {
  test('takes all variants of the named paths and no other path', async () => {
    const cache = new PageCache();
    for (const path of ['/', '/forum', '/forum/thread/1', '/forum/thread/12']) {
      for (const variant of ['de', 'en']) await cache.get(path, variant, async () => page('old'));
    }
    cache.drop('/forum/thread/1', '/');
    const isOld = async (path: string, variant: string) => {
      let rendered = false;
      await cache.get(path, variant, async () => {
        rendered = true;
        return page('new');
      });
      return !rendered;
    };
    expect(await isOld('/forum/thread/1', 'de')).toBe(false);
    expect(await isOld('/forum/thread/1', 'en')).toBe(false);
    expect(await isOld('/', 'de')).toBe(false);
    expect(await isOld('/forum', 'de')).toBe(true);
    expect(await isOld('/forum/thread/12', 'en')).toBe(true);
  });

  test('during a rendering keeps what it renders from being kept', async () => {
    const cache = new PageCache();
    const stale = pending();
    const early = cache.get('/t', 'de', stale.render);
    cache.drop('/t');
    const fresh = pending();
    const late = cache.get('/t', 'de', fresh.render);
    expect(fresh.render).toHaveBeenCalledOnce();
    fresh.resolve(page('fresh'));
    await late;
    stale.resolve(page('stale'));
    expect(await early).toBe(await stale.render());
    expect(await cache.get('/t', 'de', vi.fn())).toBe(await fresh.render());
  });

  test('of everything reaches renderings, too', async () => {
    const cache = new PageCache();
    const stale = pending();
    const early = cache.get('/t', 'de', stale.render);
    cache.clear();
    stale.resolve(page('stale'));
    await early;
    const fresh = vi.fn(async () => page('fresh'));
    await cache.get('/t', 'de', fresh);
    expect(fresh).toHaveBeenCalledOnce();
  });
});

test.each([301, 404, 500, 503])('a page with status %i is not kept', async (status) => {
  const cache = new PageCache();
  const render = vi.fn(async () => page('x', status));
  await cache.get('/t', 'de', render);
  await cache.get('/t', 'de', render);
  expect(render).toHaveBeenCalledTimes(2);
});

test('a rendering that fails fails for those who waited, and the next one tries again', async () => {
  const cache = new PageCache();
  const failing = pending();
  const waiting = Promise.allSettled([
    cache.get('/t', 'de', failing.render),
    cache.get('/t', 'de', failing.render),
  ]);
  failing.reject(new Error('no'));
  expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await cache.get('/t', 'de', async () => page('yes'))).toBeInstanceOf(StoredPage);
});

test('pages of made-up addresses push each other out, by number and by size', async () => {
  const small = new PageCache();
  for (let n = 0; n <= 500; n++) await small.get('/t', `?x=${n}`, async () => page('x'));
  const again = vi.fn(async () => page('x'));
  await small.get('/t', '?x=500', again);
  expect(again).not.toHaveBeenCalled();
  await small.get('/t', '?x=0', again);
  expect(again).toHaveBeenCalledOnce();

  const large = new PageCache();
  const megabytes = 'x'.repeat(8 * 1024 * 1024);
  for (let n = 0; n < 8; n++) await large.get('/t', `?x=${n}`, async () => page(megabytes));
  const oldest = vi.fn(async () => page(megabytes));
  await large.get('/t', '?x=0', oldest);
  expect(oldest).toHaveBeenCalledOnce();
});

test('a page grows old', async () => {
  const cache = new PageCache({ freshMs: 20, maxAgeMs: 20 });
  const render = vi.fn(async () => page('x'));
  await vi.waitFor(async () => {
    await cache.get('/t', 'de', render);
    expect(render).toHaveBeenCalledTimes(2);
  });
});

describe('a page that isn’t fresh any more', () => {
  const aged = async () => {
    const cache = new PageCache({ freshMs: 0 });
    return { cache, old: await cache.get('/t', 'de', async () => page('old')) };
  };

  test('is there at once, and rendered anew by one of those who ask', async () => {
    const { cache, old } = await aged();
    const anew = pending();
    const others = vi.fn();
    expect(cache.get('/t', 'de', anew.render)).toBe(old);
    expect(cache.get('/t', 'de', others)).toBe(old);
    anew.resolve(page('new'));
    await vi.waitFor(() => expect(cache.get('/t', 'de', anew.render)).not.toBe(old));
    expect(cache.get('/t', 'de', anew.render)).toBe(await anew.render());
    expect(others).not.toHaveBeenCalled();
  });

  test('stays when it can’t be rendered, and the next one tries again', async () => {
    const { cache, old } = await aged();
    const failing = vi.fn(() => Promise.reject(new Error('no')));
    expect(cache.get('/t', 'de', failing)).toBe(old);
    await vi.waitFor(() => {
      expect(cache.get('/t', 'de', failing)).toBe(old);
      expect(failing.mock.calls.length).toBeGreaterThan(1);
    });
  });

  test('is gone with an event, and so is what is being rendered', async () => {
    const { cache } = await aged();
    const stale = pending();
    cache.get('/t', 'de', stale.render);
    cache.drop('/t');
    stale.resolve(page('stale'));
    await stale.render();
    const fresh = page('fresh');
    expect(await cache.get('/t', 'de', async () => fresh)).toBe(fresh);
  });
});

describe('a page that shows what other pages show', () => {
  const showing = (html: string) =>
    new StoredPage({ html, status: 200, headers: {}, shows: ['/games/7', '/venues/1'] });

  test('is dropped with any of them', async () => {
    const cache = new PageCache();
    const renders = vi.fn(async () => showing('old'));
    const get = () => cache.get('/embed/widgets/a', 'de', renders);
    await get();
    cache.drop('/games/8');
    await get();
    expect(renders).toHaveBeenCalledOnce();
    cache.drop('/venues/1');
    await get();
    expect(renders).toHaveBeenCalledTimes(2);
    expect(renders).toHaveBeenLastCalledWith(true);
  });

  test('is not kept when one of them has changed during its rendering', async () => {
    const cache = new PageCache();
    const stale = pending();
    const early = cache.get('/embed/widgets/a', 'de', stale.render);
    cache.drop('/games/7');
    stale.resolve(showing('old'));
    await early;
    const renders = vi.fn(async () => showing('new'));
    await cache.get('/embed/widgets/a', 'de', renders);
    expect(renders).toHaveBeenCalledOnce();
  });
});
