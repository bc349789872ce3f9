import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerKeptPage, isMemberPage, keepMemberPage } from './kept-pages.ts';

const PAGE = '/games/5/score';
const pages = new Map<string, string>();
const cache = {
  keys: async () => [...pages.keys()].map((path) => ({ url: `https://oche.test${path}` })),
  put: async (path: string, answer: Response) => void pages.set(path, await answer.text()),
  delete: async (of: string | { url: string }) =>
    pages.delete(typeof of === 'string' ? of : new URL(of.url).pathname),
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
  ['/games/training/bob', true],
  ['/games/training', false],
  ['/games/party/killer/play', true],
  ['/games/party/killer', false],
  ['/leagues/fixtures/7', true],
  ['/leagues/fixtures/7/live', false],
  ['/leagues/fixtures', false],
])('%s is a page on which somebody notes what is played: %s', (path, isOne) =>
  expect(isMemberPage(path)).toBe(isOne),
);

it('keeps the last game only, and no other page', async () => {
  await keepMemberPage('/games/4/score');
  await keepMemberPage(PAGE);
  await keepMemberPage('/account');
  expect([...pages]).toEqual([[PAGE, `page ${PAGE}`]]);
});

it('keeps the fixtures that were looked at last, beside the game', async () => {
  await keepMemberPage(PAGE);
  for (const id of [1, 2, 1, 3, 4]) await keepMemberPage(`/leagues/fixtures/${id}`);
  const fixtures = [1, 3, 4].map((id) => `/leagues/fixtures/${id}`);
  expect([...pages.keys()]).toEqual([PAGE, ...fixtures]);
});

it('keeps nothing of a page that is refused, or of a sign-in', async () => {
  fetched.mockResolvedValueOnce(new Response('', { status: 404 }));
  await keepMemberPage(PAGE);
  const signIn = new Response('sign in');
  Object.defineProperty(signIn, 'redirected', { value: true });
  fetched.mockResolvedValueOnce(signIn);
  await keepMemberPage(PAGE);
  expect(pages.size).toBe(0);
});

const textOf = async (load: () => Promise<Response>) => (await answerKeptPage(PAGE, load)).text();

it('shows what the network says while there is one', async () => {
  await keepMemberPage(PAGE);
  expect(await textOf(async () => new Response('new'))).toBe('new');
  expect(await textOf(async () => new Response('gone', { status: 404 }))).toBe('gone');
});

it('shows what was kept when there is no network, or no server behind it', async () => {
  const offline = () => Promise.reject(new TypeError('no network'));
  await expect(answerKeptPage(PAGE, offline)).rejects.toThrow('no network');
  await keepMemberPage(PAGE);
  expect(await textOf(offline)).toBe(`page ${PAGE}`);
  expect(await textOf(async () => new Response('', { status: 503 }))).toBe(`page ${PAGE}`);
});

it('doesn’t wait for ever', async () => {
  await keepMemberPage(PAGE);
  vi.useFakeTimers();
  const shown = textOf(() => new Promise(() => {}));
  await vi.runAllTimersAsync();
  expect(await shown).toBe(`page ${PAGE}`);
});
