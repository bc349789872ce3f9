import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { publicInternet } from '../../lib/outbound/outbound.ts';
import { withThisMachine } from '../../lib/outbound/this-machine.ts';
import { giveToken } from '../../modules/access/testing.ts';
import { createThread } from '../../modules/forum/testing.ts';
import { guests, running } from '../../modules/tournaments/testing-course.ts';
import { createHook, sendWebhooks } from '../../modules/webhooks/testing.ts';
import { useTestApp } from '../../plugins/testing.ts';
import { runJobs, useMember } from '../index.ts';

/** `packages/client/examples/results-bot.mjs` as its reader starts it, on the machine on which Oche runs. */

const BOT = fileURLToPath(
  new URL('../../../../../packages/client/examples/results-bot.mjs', import.meta.url),
);
const server = useTestApp();
const { api } = server;
const anna = useMember(api, { first_name: 'Anna' });
const outbound = withThisMachine(publicInternet);
const deps = () => ({ ...api.deps, outbound });
const as = () => api.callerFor(anna, { outbound });
let bot: ChildProcess;
let said = '';
let url: string;
let hook: { id: number; secret: string };
let threadId: number;
let tournamentId: number;

beforeAll(async () => {
  const address = await server.listen();
  threadId = (await createThread(api, anna)).thread.id;
  ({ id: tournamentId } = await running(api, anna, guests(4)));
  // the secret is known before the bot begins, and its port after it: it is moved there then
  const subject = { kind: 'tournament', id: String(tournamentId) };
  hook = await createHook(api, anna, { subject, events: ['tournament.match.finished'] });
  await runJobs({ ...api, deps: deps() });
  const { token } = await giveToken(api, anna, ['forum:write']);
  bot = spawn(process.execPath, [BOT], {
    env: {
      OCHE: address,
      OCHE_TOKEN: token,
      WEBHOOK_SECRET: hook.secret,
      THREAD: String(threadId),
      PORT: '0',
    },
  });
  for (const stream of [bot.stdout, bot.stderr]) {
    stream?.on('data', (text: Buffer) => {
      said += text.toString();
    });
  }
  await vi.waitFor(() => expect(said).toMatch(/port \d+/), { timeout: 20_000 });
  url = `http://localhost:${/port (\d+)/.exec(said)?.[1]}/`;
  await as().webhooks.update({ id: hook.id, url });
});
afterAll(async () => {
  bot.kill();
  await once(bot, 'exit');
});

const posts = async () =>
  (await api.callerFor(null).forum.post.list({ threadId })).items
    .map(({ content }) => content)
    .slice(1);
const log = async () => (await as().webhooks.deliveries({ id: hook.id })).items;

async function decide(index: number) {
  const { matches } = await as().tournaments.matches.list({ id: tournamentId });
  const match = matches[index];
  await as().tournaments.matches.decide({ matchId: match?.id ?? 0, score: [3, 1] });
  await runJobs({ ...api, deps: deps() });
  await sendWebhooks(deps());
}

/** What anybody can send to the bot. */
async function sent(
  body: string,
  { secret = hook.secret, at = new Date(), id = 'msg_of-a-test' } = {},
) {
  const signature = new Webhook(secret).sign(id, at, body);
  const seconds = String(Math.floor(at.getTime() / 1000));
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': seconds,
    'webhook-signature': signature,
  };
  return (await fetch(url, { method: 'POST', body, headers })).status;
}

test('is done with what the moderators look at first', async () => {
  const names = ['Nord https://nord.example', 'Süd'];
  const sides = names.map((name) => ({ players: [{ id: null, name }], legs: 1 }));
  const game = { type: 'game.completed', data: { game: 'x01', sides } };
  expect(await sent(JSON.stringify(game), { id: 'msg_with-a-link' })).toBe(204);
  expect(await posts()).toEqual([]);
});

test('posts a result', async () => {
  await decide(0);
  expect(await posts()).toEqual([
    expect.stringMatching(/^Freitagscup, Match 1: Gast \d – Gast \d 3:1$/),
  ]);
  expect(await log()).toMatchObject([{ state: 'delivered', status: 204, attempts: 1 }]);
});

test('posts it once, however often its message arrives', async () => {
  const [{ id: deliveryId = '' } = {}] = await log();
  await as().webhooks.replay({ id: hook.id, deliveryId });
  await sendWebhooks(deps());
  expect(await log()).toMatchObject([{ state: 'delivered', status: 204 }]);
  expect(await posts()).toHaveLength(1);
});

test('believes nobody but Oche, and takes what is no result', async () => {
  const [message] = await log();
  const { body } = await as().webhooks.delivery({ id: hook.id, deliveryId: message?.id ?? '' });
  const text = body ?? '';
  expect(await sent(text, { secret: `whsec_${Buffer.alloc(32).toString('base64')}` })).toBe(401);
  expect(await sent(text, { at: new Date(Date.now() - 3_600_000) })).toBe(401);
  expect((await fetch(url, { method: 'POST', body: text })).status).toBe(401);
  expect(await posts()).toHaveLength(1);
  expect(await sent('{"type":"webhook.ping","data":{}}')).toBe(204);
  expect(await as().webhooks.ping({ id: hook.id })).toMatchObject({
    state: 'delivered',
    status: 204,
  });
  expect(await posts()).toHaveLength(1);
});

test('posts a fixture and a game as well', async () => {
  const side = (name: string, games: number) => ({ team: { id: 1, name }, games });
  const fixture = {
    type: 'league.fixture.confirmed',
    data: {
      league: { name: 'Dartliga' },
      division: { name: 'Kreisliga' },
      home: side('Nord', 9),
      away: side('Süd', 3),
    },
  };
  const player = (name: string, legs: number) => ({ players: [{ id: null, name }], legs });
  const game = {
    type: 'game.completed',
    data: {
      game: 'x01',
      sides: [player('Mia', 2), player('Ben', 0)],
    },
  };
  expect(await sent(JSON.stringify(fixture), { id: 'msg_fixture-1' })).toBe(204);
  expect(await sent(JSON.stringify(game), { id: 'msg_game-12345' })).toBe(204);
  expect((await posts()).slice(1)).toEqual([
    'Dartliga, Kreisliga: Nord – Süd 9:3',
    'x01: Mia – Ben 2:0',
  ]);
});

test('is asked again for what it could not write, and switched off when its thread is gone', async () => {
  const { db } = api.deps;
  const lock = (isLocked: boolean) =>
    db
      .updateTable('forum_threads')
      .set({ is_locked: isLocked })
      .where('id', '=', threadId)
      .execute();
  await lock(true);
  await decide(1);
  expect((await log())[0]).toMatchObject({ state: 'waiting', status: 503 });
  await lock(false);
  api.deps.clock.advance({ minutes: 1 });
  await sendWebhooks(deps());
  expect(await posts()).toHaveLength(4);
  const deleted = { deleted_at: api.deps.clock.now() };
  await db.updateTable('forum_threads').set(deleted).where('id', '=', threadId).execute();
  await decide(2);
  expect(await as().webhooks.get({ id: hook.id })).toMatchObject({
    isOn: false,
    offReason: 'gone',
  });
  expect(said).toContain('THREAD_NOT_FOUND');
});
