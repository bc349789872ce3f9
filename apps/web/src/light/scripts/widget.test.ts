// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

const KEY = 'KoX3v1s0aVQm0c2tq9JcBw';
const ORIGIN = 'https://oche.example';

const tag = (attributes: string) =>
  `<script type="text/plain" src="${ORIGIN}/widget.js" ${attributes}></script>`;

/** Runs the script in a page, as each of its tags does. */
async function run(html?: string): Promise<HTMLIFrameElement[]> {
  if (html !== undefined) document.body.innerHTML = html;
  vi.resetModules();
  await import('./widget.ts');
  return [...document.querySelectorAll('iframe')];
}
const say = (source: Window | null, data: unknown) =>
  window.dispatchEvent(Object.assign(new MessageEvent('message', { data }), { source }));

beforeEach(() => {
  // that nothing is loaded into frames here is said for each of them
  vi.spyOn(console, 'error').mockImplementation(() => {});
  document.documentElement.lang = 'de-AT';
});

test('each tag gets one frame behind it, however often the script runs', async () => {
  const html = tag(`data-widget="${KEY}"`) + tag(`data-widget="${KEY}" data-title="Tabelle"`);
  expect(await run(html)).toHaveLength(2);
  const frames = await run();
  expect(frames).toHaveLength(2);
  expect(frames.map(({ title }) => title)).toEqual(['Oche', 'Tabelle']);
  expect(frames[0]?.previousElementSibling?.tagName).toBe('SCRIPT');
});

test('a frame is nobody: without an origin, and without the address of the page around it', async () => {
  const [frame] = await run(tag(`data-widget="${KEY}" data-accent="#0a3d91" data-theme="dark"`));
  expect(frame?.getAttribute('sandbox')).not.toContain('allow-same-origin');
  expect(frame?.getAttribute('sandbox')).not.toContain('allow-top-navigation');
  expect(frame?.referrerPolicy).toBe('no-referrer');
  const address = new URL(frame?.src ?? '');
  expect(address.origin + address.pathname).toBe(`${ORIGIN}/embed/widgets/${KEY}`);
  expect([...address.searchParams]).toEqual([
    ['theme', 'dark'],
    ['accent', '#0a3d91'],
    ['lang', 'de-AT'],
  ]);
});

test.each(['../../api/logout?x=', 'a/b', '?lang=en#', 'https://evil.example'])(
  'a key %j leads nowhere else',
  async (key) => {
    const [frame] = await run(tag(`data-widget="${key}"`));
    const { origin, pathname } = new URL(frame?.src ?? '');
    expect([origin, pathname]).toEqual([ORIGIN, `/embed/widgets/${encodeURIComponent(key)}`]);
  },
);

test('scripts of others are left alone', async () => {
  const other = `<script type="text/plain" src="https://other.example/x.js" data-widget="${KEY}"></script>`;
  expect(await run(other)).toEqual([]);
});

test('is as high as its own frame says, within bounds, and hears nobody else', async () => {
  const [frame, other] = await run(
    tag(`data-widget="${KEY}" data-height="200"`) + tag(`data-widget="${KEY}"`),
  );
  const height = () => frame?.style.height;
  // nothing is loaded here, so that frames have no windows of their own
  const [own, others] = [Object.create(window), Object.create(window)];
  for (const [one, contentWindow] of [[frame, own] as const, [other, others] as const]) {
    if (one) Object.defineProperty(one, 'contentWindow', { value: contentWindow });
  }
  expect([height(), other?.style.height]).toEqual(['200px', '320px']);
  for (const data of [{ oche: '500' }, { height: 500 }, null, 'oche', 500, { oche: Number.NaN }]) {
    say(own, data);
  }
  say(window, { oche: 500 });
  say(others, { oche: 500 });
  say(null, { oche: 500 });
  expect(height()).toBe('200px');
  say(own, { oche: 412 });
  expect(height()).toBe('412px');
  say(own, { oche: 1e9 });
  expect(height()).toBe('8000px');
  say(own, { oche: -5 });
  expect(height()).toBe('40px');
});
