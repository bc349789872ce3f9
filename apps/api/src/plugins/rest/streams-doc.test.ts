import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { beforeAll, expect, it, test } from 'vitest';
import { giveToken } from '../../modules/access/testing.ts';
import { listRoutes, type TestMember } from '../../testing/index.ts';
import { liveStreamsOf } from '../../trpc/live-streams.ts';
import { documentedPath } from '../openapi/plain-operation.ts';
import { useTestApp } from '../testing.ts';
import { openStream } from './testing.ts';

/** What docs/streams.md shows, done as it stands there. */

const server = useTestApp();
const page = await readFile(new URL('../../../../../docs/streams.md', import.meta.url), 'utf8');
const blocksOf = (language: string) =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(
    ([, code = '']) => code.trim(),
  );
let address: string;
let anna: TestMember;
let gameId: number;

beforeAll(async () => {
  address = await server.listen();
  anna = await server.api.createMember();
  gameId = await begin();
});

async function begin() {
  const { id } = await server.api.callerFor(anna).games.start({
    rules: { game: 'x01', start: 301, in: 'straight', out: 'double' },
    format: { legs: { kind: 'firstTo', count: 1 } },
    sides: [[{ userId: anna.id }], [{ guestName: 'Uwe' }]],
  });
  await enter(id, 0, 60, 45);
  return id;
}

const phone = randomUUID();
const enter = (id: number, base: number, ...totals: number[]) =>
  server.api.callerFor(anna).games.enterMoves({
    gameId: id,
    deviceId: phone,
    base,
    moves: totals.map((total) => ({
      id: randomUUID(),
      move: { kind: 'enter', entry: { total, dartsThrown: 3 } },
    })),
  });

async function places() {
  const { db } = server.api.deps;
  const lounge = await db
    .insertInto('lounges')
    .values({
      name: 'Zur Linie',
      address: 'Am Board 1',
      zip_code: '50823',
      city: 'Köln',
      country: 'DE',
      state: 'Nordrhein-Westfalen',
      latitude: 50.9,
      longitude: 6.9,
      price_per_hour_cents: 1200,
      number_of_boards: 1,
      created_by: anna.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const board = await db
    .insertInto('lounge_boards')
    .values({ lounge_id: lounge.id, name: 'Board 1', position: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { LOUNGE: String(lounge.id), BOARD: String(board.id) };
}

const openStreams = () => liveStreamsOf(server.api.deps.events).size;

const commands = blocksOf('sh');

test.each(commands)('%s', async (command) => {
  const { token } = await giveToken(server.api, anna, ['games:read']);
  const values = { OCHE: address, GAME: String(gameId), TOKEN: token, ...(await places()) };
  const filled = Object.entries(values).reduce(
    (text, [name, value]) => text.replaceAll(`$${name}`, value),
    command,
  );
  const url = /"(http[^"]+)"$/.exec(filled)?.[1] ?? '';
  const [, name, value = ''] = /-H ["']([\w-]+): ([^"']+)["']/.exec(filled) ?? [];
  const stream = await openStream(url, name ? { [name]: value } : {});
  expect(stream.response.status).toBe(200);
  if (command.startsWith('curl -N')) {
    const [first] = await stream.take(1);
    const isBack = /lastEventId|Last-Event-ID/.test(command);
    expect([first?.event, first?.id]).toEqual(
      isBack
        ? ['visit', '2-playing']
        : ['state', command.includes('boards') ? undefined : '2-playing'],
    );
  }
  stream.leave();
});

it('has a light that shows what was thrown', async () => {
  // those of other examples are gone
  await expect.poll(openStreams).toBe(0);
  const [code = ''] = blocksOf('js');
  expect(code.split('\n').length).toBeLessThanOrEqual(25);
  const env = { OCHE: address, GAME: String(gameId) };
  const args = ['--input-type=module', '-e', code];
  const light = promisify(execFile)(process.execPath, args, { env });
  const seen: string[] = [];
  light.child.stdout?.on('data', (text: Buffer) =>
    seen.push(...text.toString().trim().split('\n')),
  );
  await expect.poll(openStreams, { timeout: 10_000 }).toBe(1);
  await enter(gameId, 2, 180, 100, 61);
  await expect.poll(() => seen, { timeout: 10_000 }).toEqual(['gold', 'white', 'green']);
  // told that it is over, it goes
  await light;
});

it('names each stream that there is', async () => {
  const streams = (await listRoutes())
    .map(({ route }) => documentedPath(route))
    .filter((route) => route.startsWith('GET ') && route.endsWith('/stream'));
  expect(streams.length).toBeGreaterThan(5);
  for (const route of streams) expect(page).toContain(`\`${route.replace('GET ', '')}\``);
});
