import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerScorerPage, isScorerPage, keepScorerPage } from './scorer-page.ts';

const PAGE = '/games/5/score';
const pages = new Map<string, string>();
const cache = {
  keys: async () => [...pages.keys()].map((path) => ({ url: `https://oche.test${path}` })),
  put: async (path: string, answer: Response) => void pages.set(path, await answer.text()),
  delete: async ({ url }: { url: string }) => pages.delete(new URL(url).pathname),
  match: async (path: string) => {
    const text = pages.get(path);
    return text === undefined ? undefined : new Response(text);
  },
};
const fetched = vi.fn<(path: string) => Promise<Response>>();

// other files share this worker
afterEach(() => {
  vi.useRealTimers();
});
beforeEach(() => {
  pages.clear();
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal(
    'fetch',
    fetched.mockImplementation(async (path) => new Response(`page ${path}`)),
  );
});

it.each([
  [PAGE, true],
  ['/boards', true],
  ['/boards/x', false],
  ['/games/5', false],
  ['/games/5/overlay', false],
  ['/games/5/score/x', false],
  ['/games/x/score', false],
])('%s is the page of a scorer: %s', (path, isOne) => expect(isScorerPage(path)).toBe(isOne));

it('keeps the last game only, and no other page', async () => {
  await keepScorerPage('/games/4/score');
  await keepScorerPage(PAGE);
  await keepScorerPage('/account');
  expect([...pages]).toEqual([[PAGE, `page ${PAGE}`]]);
});

it('keeps nothing of a page that is refused, or of a sign-in', async () => {
  fetched.mockResolvedValueOnce(new Response('', { status: 404 }));
  await keepScorerPage(PAGE);
  const signIn = new Response('sign in');
  Object.defineProperty(signIn, 'redirected', { value: true });
  fetched.mockResolvedValueOnce(signIn);
  await keepScorerPage(PAGE);
  expect(pages.size).toBe(0);
});

const textOf = async (load: () => Promise<Response>) => (await answerScorerPage(PAGE, load)).text();

it('shows what the network says while there is one', async () => {
  await keepScorerPage(PAGE);
  expect(await textOf(async () => new Response('new'))).toBe('new');
  expect(await textOf(async () => new Response('gone', { status: 404 }))).toBe('gone');
});

it('shows what was kept when there is no network, or no server behind it', async () => {
  const offline = () => Promise.reject(new TypeError('no network'));
  await expect(answerScorerPage(PAGE, offline)).rejects.toThrow('no network');
  await keepScorerPage(PAGE);
  expect(await textOf(offline)).toBe(`page ${PAGE}`);
  expect(await textOf(async () => new Response('', { status: 503 }))).toBe(`page ${PAGE}`);
});

it('doesn’t wait for ever', async () => {
  await keepScorerPage(PAGE);
  vi.useFakeTimers();
  const shown = textOf(() => new Promise(() => {}));
  await vi.runAllTimersAsync();
  expect(await shown).toBe(`page ${PAGE}`);
});
