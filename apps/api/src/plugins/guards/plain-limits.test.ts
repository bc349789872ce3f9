import { expect, test } from 'vitest';
import { useTestApp } from '../testing.ts';

const server = useTestApp({ env: { RATE_LIMIT_PER_MINUTE: '1' } });

let addresses = 0;
/** @returns the status of each answer to somebody new */
async function ask(url: string, times: number): Promise<number[]> {
  const remoteAddress = `192.0.2.${++addresses}`;
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) {
    statuses.push((await server.app.inject({ url, remoteAddress })).statusCode);
  }
  return statuses;
}

test.each([
  '/api/openapi.json',
  '/api/docs/json',
  '/api/login',
  '/api/logout',
  '/robots.txt',
  '/sitemap.xml',
  '/forum/thread/1/picture.png',
  '/players/mia/picture.png',
  '/tournaments/1/picture.png',
  '/venues/1/picture.jpg',
  '/marketplace/1/picture.jpg',
])('%s counts as a call', async (url) => {
  const [first, second] = await ask(url, 2);
  expect(first).not.toBe(429);
  expect(second).toBe(429);
});

test('pictures count a tenth, as a page shows many', async () => {
  const statuses = await ask('/media/0123456789abcdef/960.webp', 11);
  expect(statuses.slice(0, 10)).not.toContain(429);
  expect(statuses[10]).toBe(429);
});

test('what watches over the process is never refused', async () => {
  expect(await ask('/health/live', 3)).toEqual([200, 200, 200]);
});
