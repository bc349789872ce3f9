import { afterEach, expect, it, vi } from 'vitest';
import type { RenderRequest } from '../renderer.ts';
import { startThreadRenderer } from './thread-renderer.ts';

const entry = new URL('./testing-entry.mjs', import.meta.url).href;
const log = { error: vi.fn() };
const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const renderer of open.splice(0)) await renderer.close();
});

async function start(limitMs?: number) {
  const renderer = await startThreadRenderer(entry, { log, limitMs });
  open.push(renderer);
  return renderer;
}

const call = async (path: string, input: unknown) => ({ ok: true as const, data: { path, input } });
const asked = (url: string, own: Partial<RenderRequest> = {}): RenderRequest => ({
  url,
  origin: 'http://localhost',
  locale: 'de',
  theme: 'system',
  call,
  ...own,
});

it('renders with what the server answers, each page with its own rights', async () => {
  const { render } = await start();
  const data = (name: string) => async () => ({ ok: true as const, data: name });
  const pages = await Promise.all([
    render(asked('/a', { call: data('Anna') })),
    render(asked('/b', { call: data('Ben') })),
    render(asked('/c')),
  ]);
  expect(pages.map(({ html }) => JSON.parse(html).who.data)).toEqual([
    'Anna',
    'Ben',
    { path: 'probe.who', input: { url: '/c' } },
  ]);
});

it('knows nothing of the server’s environment', async () => {
  const { render } = await start();
  const { html } = await render(asked('/a'));
  expect(JSON.parse(html).secrets).toEqual([]);
});

it('passes on what a page throws, and what a call does', async () => {
  const { render } = await start();
  await expect(render(asked('/fails'))).rejects.toThrow('this page fails');
  const broken = async () => {
    throw new Error('secret');
  };
  await expect(render(asked('/a', { call: broken }))).rejects.toThrow('a call of this page failed');
});

it('tells at the start when there is nothing to render with', async () => {
  await expect(startThreadRenderer(`${entry}x`, { log })).rejects.toThrow('Cannot find module');
});

it('says which parameters a page reads', async () => {
  const { searchNames } = await start();
  expect(await searchNames('/known')).toEqual(['q']);
  expect(await searchNames('/other')).toBeNull();
});

it.each(['/hangs', '/ends'])('goes on after a page that %s its thread', async (url) => {
  const { render } = await start(3000);
  const beside = render(asked('/a', { call: () => new Promise(() => {}) }));
  const ended = Promise.allSettled([render(asked(url)), beside]);
  for (const result of await ended) {
    expect(result).toMatchObject({ status: 'rejected', reason: { code: 'UNAVAILABLE' } });
  }
  const { html } = await render(asked('/a'));
  expect(JSON.parse(html).who.ok).toBe(true);
});
