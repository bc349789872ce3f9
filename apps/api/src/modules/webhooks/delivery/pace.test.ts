import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { AppError } from '../../../lib/errors.ts';
import { noLimits } from '../../../lib/limits/rate-limits.ts';
import { codeOf, receiveMails, useTestApi } from '../../../testing/index.ts';
import { useHooks } from '../testing-hooks.ts';
import { sendDue } from './dispatcher.service.ts';
import { waitForServer } from './receiver-limit.service.ts';

const api = useTestApi({ now: '2026-11-30T10:00:00Z' });
const world = useHooks(api);

afterEach(() => api.deps.db.deleteFrom('webhooks').execute());

/** Messages that wait for a hook, as if as much had happened in its subforum. */
async function queue(hookId: number, threadId: number, count: number) {
  const row = await api.deps.db
    .selectFrom('webhook_messages')
    .select(['kind', 'ids', 'data', 'thing'])
    .where('hook_id', '=', hookId)
    .where('thing', '=', `thread/${threadId}`)
    .executeTakeFirstOrThrow();
  await sql`
    insert into webhook_messages (id, hook_id, kind, thing, ids, job_id, part, happened_at, data)
    select gen_random_uuid(), ${hookId}, ${row.kind}, ${row.thing}, ${JSON.stringify(row.ids)}::jsonb, 0, 0,
      ${api.deps.clock.now().toISOString()}, ${row.data}
    from generate_series(1, ${count})
  `.execute(api.deps.db);
  await api.deps.db
    .updateTable('webhook_things')
    .set({ due_at: api.deps.clock.now() })
    .where('hook_id', '=', hookId)
    .execute();
  await api.deps.db
    .updateTable('webhook_states')
    .set({ due_at: api.deps.clock.now() })
    .where('hook_id', '=', hookId)
    .execute();
}

test('a receiver gets 600 messages a minute, and the rest in the next one', async () => {
  const hook = await world.hook();
  const threadId = await world.thread();
  await world.deliver();
  await queue(hook.id, threadId, 700);
  await world.send();
  // with the one before
  expect(hook.got()).toHaveLength(600);
  expect(await hook.is()).toMatchObject({ waiting: 101, failures: 0 });
  api.deps.clock.advance({ minutes: 1 });
  await world.send();
  expect(hook.got()).toHaveLength(701);
  expect(hook.got().map(({ event }) => event.sequence)).toEqual(
    Array.from({ length: 701 }, (_, at) => at + 1),
  );
});

test('a hook that falls behind by more than 20,000 is switched off, and its member hears of it', async () => {
  const hook = await world.hook();
  const threadId = await world.thread();
  await world.deliver();
  hook.answers(503);
  await queue(hook.id, threadId, 20_000);
  await world.send();
  expect(await hook.is()).toMatchObject({ isOn: true });
  await queue(hook.id, threadId, 1);
  await world.pass(1);
  expect(await hook.is()).toMatchObject({ isOn: false, offReason: 'flood' });
  const mails = await receiveMails({ ...api, deps: world.deps() }, world.anna.email);
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringContaining('ist ausgeschaltet'),
  ]);
});

/** So many messages go to a server within a minute by the clock of the test. */
function serversOf(most: number) {
  const counts = new Map<string, number>();
  return {
    ...noLimits,
    use: async (name: string, server: string) => {
      if (name !== 'receiver') return;
      const minute = Math.floor(api.deps.clock.now().getTime() / 60_000);
      const count = (counts.get(`${server} ${minute}`) ?? 0) + 1;
      counts.set(`${server} ${minute}`, count);
      if (count > most) throw new AppError('RATE_LIMITED', { retryAfter: 60 });
    },
  };
}

test('one server gets no more than one can ask for, however many members send there', async () => {
  const limits = serversOf(2);
  const send = () => sendDue({ ...world.deps(), limits });
  const mine = await world.hook();
  const theirs = await world.hook({}, await api.createMember());
  const elsewhere = await world.hook({}, await api.createMember());
  // the same server by another path
  const { db } = api.deps;
  await db
    .updateTable('webhooks')
    .set({ url: world.receivers.at(mine.receiver) })
    .where('id', '=', theirs.id)
    .execute();
  const threadId = await world.thread();
  await world.post(threadId);
  await world.work();
  await send();
  // the two messages of one or both, and nothing is anybody's fault
  expect(mine.got()).toHaveLength(2);
  expect(elsewhere.got()).toHaveLength(2);
  const hooks = await db.selectFrom('webhook_states').select(['failures', 'is_slow']).execute();
  expect(hooks).toEqual(Array.from({ length: 3 }, () => ({ failures: 0, is_slow: false })));
  const waiting = await db
    .selectFrom('webhook_messages')
    .select(['state', 'failure', 'attempts', 'next_at'])
    .where('failure', '=', 'busy')
    .execute();
  expect(waiting.length).toBeGreaterThan(0);
  for (const row of waiting)
    expect(row).toMatchObject({
      state: 'waiting',
      attempts: 0,
      next_at: '2026-11-30T10:01:00.000Z',
    });

  await send();
  expect(mine.got()).toHaveLength(2);
  for (let minute = 0; minute < 2; minute++) {
    api.deps.clock.advance({ minutes: 1 });
    await send();
  }
  // both hooks have told of both, each in its order
  expect(mine.got()).toHaveLength(4);
  const states = await db.selectFrom('webhook_messages').select(['state', 'failure']).execute();
  expect(states).toEqual(Array.from({ length: 6 }, () => ({ state: 'delivered', failure: null })));
});

test('a test message to a full server is refused with the time to wait', async () => {
  const hook = await world.hook();
  const { webhooks } = api.callerFor(world.anna, {
    outbound: world.receivers.outbound,
    limits: serversOf(1),
  });
  expect(await webhooks.ping({ id: hook.id })).toMatchObject({ state: 'delivered' });
  expect(await codeOf(webhooks.ping({ id: hook.id }))).toBe('WEBHOOK_RECEIVER_BUSY');
  expect(hook.got()).toHaveLength(1);
});

test('a server is known by its name, however it is written, and what breaks is no limit', async () => {
  const asked: string[] = [];
  const limits = {
    ...noLimits,
    use: async (name: string, server: string) => void asked.push(`${name} ${server}`),
  };
  for (const url of [
    'https://bot.example/a',
    'https://BOT.example./b?c',
    'https://bot.example:443',
  ])
    expect(await waitForServer({ limits }, url)).toBeNull();
  expect(new Set(asked)).toEqual(new Set(['receiver bot.example']));
  const broken = { ...noLimits, use: () => Promise.reject(new Error('no memory')) };
  await expect(waitForServer({ limits: broken }, 'https://bot.example/')).rejects.toThrow('memory');
});
