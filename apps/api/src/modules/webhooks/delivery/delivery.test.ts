import { Webhook } from 'standardwebhooks';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { receiveMails, useTestApi } from '../../../testing/index.ts';
import { useHooks } from '../testing-hooks.ts';

const api = useTestApi({ now: '2026-11-30T10:00:00Z' });
const world = useHooks(api);
const { receivers } = world;

afterEach(async () => {
  await api.deps.db.deleteFrom('webhooks').execute();
  for (const name of Object.keys(receivers.replies)) delete receivers.replies[name];
});

describe('a message', () => {
  test('is signed as Standard Webhooks say, and a stranger’s library takes it', async () => {
    api.deps.clock.reset();
    const hook = await world.hook();
    await world.thread();
    await world.deliver();
    const [message] = hook.got();
    if (!message) throw new Error('nothing arrived');
    const stranger = new Webhook(hook.secret);
    const headers = message.headers as Record<string, string>;
    expect(stranger.verify(message.body, headers)).toEqual(message.event);
    expect(() => stranger.verify(message.body.replace('Abend', 'Morgen'), headers)).toThrow();
    expect(headers['webhook-id']).toMatch(/^msg_[0-9a-f-]{36}$/);
    expect(headers['content-type']).toBe('application/json');
  });

  test('has two signatures for a day after a new secret, and then one', async () => {
    api.deps.clock.reset();
    const hook = await world.hook();
    const { secret } = await world.as(world.anna).webhooks.rotateSecret({ id: hook.id });
    const threadId = await world.thread();
    await world.deliver();
    const both = hook.got()[0];
    for (const one of [secret, hook.secret])
      new Webhook(one).verify(both?.body ?? '', both?.headers as Record<string, string>);
    api.deps.clock.advance({ hours: 24, minutes: 1 });
    await world.post(threadId);
    await world.deliver();
    expect(String(hook.got()[1]?.headers['webhook-signature']).split(' ')).toHaveLength(1);
  });

  test('comes in its order, with numbers that grow by one for each thing', async () => {
    const hook = await world.hook();
    const [a, b] = [await world.thread('Thread A'), await world.thread('Thread B')];
    for (const threadId of [a, b, a]) await world.post(threadId);
    await world.deliver();
    const of = (id: number) =>
      hook
        .got()
        .filter(({ event }) => event.thing === `thread/${id}`)
        .map(({ event }) => event.sequence);
    expect([of(a), of(b)]).toEqual([
      [1, 2, 3],
      [1, 2],
    ]);
  });

  test('is written once, however often its event is told', async () => {
    const hook = await world.hook();
    await world.thread();
    const repeated = await api.deps.db
      .withSchema('graphile_worker')
      .selectFrom('_private_jobs' as never)
      .select('payload' as never)
      .execute();
    await world.deliver();
    for (const { payload } of repeated as { payload: unknown }[])
      await api.deps.db
        .selectNoFrom((eb) =>
          eb
            .fn('graphile_worker.add_job', [
              eb.val('events.react'),
              eb.val(JSON.stringify(payload)),
            ])
            .as('again'),
        )
        .execute();
    await world.deliver();
    expect(hook.got()).toHaveLength(1);
  });

  test('waits for an event that stands before it and is not written yet', async () => {
    const hook = await world.hook();
    const threadId = await world.thread();
    await world.deliver();
    await world.post(threadId, 'erst');
    // somebody else has taken this job, and is slow
    const jobs = () =>
      api.deps.db.withSchema('graphile_worker').updateTable('_private_jobs' as never);
    await jobs()
      .set({ run_at: new Date('2099-01-01') } as never)
      .execute();
    await world.post(threadId, 'dann');
    await world.deliver();
    expect(hook.got()).toHaveLength(1);
    expect(await hook.is()).toMatchObject({ waiting: 1 });
    await jobs()
      .set({ run_at: new Date('2020-01-01') } as never)
      .execute();
    await world.work();
    await world.pass(1);
    expect(hook.got().map(({ event }) => event.data.post.text)).toEqual([
      'Wer spielt heute?',
      'erst',
      'dann',
    ]);
  });
});

describe('several processes', () => {
  test('send each message once, and each thing in its order', async () => {
    const hook = await world.hook();
    const threads = [
      await world.thread('Thread A'),
      await world.thread('Thread B'),
      await world.thread('Thread C'),
    ];
    for (let round = 0; round < 8; round++)
      for (const threadId of threads) await world.post(threadId, `${round}`);
    await world.work();
    receivers.replies[hook.receiver] = (answer) => setImmediate(() => answer.writeHead(204).end());
    await Promise.all(Array.from({ length: 5 }, () => world.send()));
    await world.send();
    expect(hook.got()).toHaveLength(27);
    for (const threadId of threads)
      expect(
        hook
          .got()
          .filter(({ event }) => event.thing === `thread/${threadId}`)
          .map(({ event }) => event.sequence),
      ).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test('one that died leaves its hooks to others when its lease is over', async () => {
    const hook = await world.hook();
    await world.thread();
    await world.work();
    await api.deps.db
      .updateTable('webhook_states')
      .set({
        sender: '00000000-0000-4000-8000-000000000000',
        leased_until: api.deps.clock.inMinutes(1.5),
      })
      .where('hook_id', '=', hook.id)
      .execute();
    await world.send();
    expect(hook.got()).toHaveLength(0);
    await world.pass(2);
    expect(hook.got()).toHaveLength(1);
  });
});

describe('a receiver', () => {
  test('that is slow holds up nobody else', async () => {
    const [slow, fast] = [await world.hook(), await world.hook()];
    const held = Promise.withResolvers<void>();
    receivers.replies[slow.receiver] = (answer) =>
      void held.promise.then(() => answer.writeHead(204).end());
    await world.thread();
    await world.work();
    const sending = world.send();
    await vi.waitFor(() => expect(fast.got()).toHaveLength(1));
    expect(await slow.is()).toMatchObject({ waiting: 1 });
    held.resolve();
    await sending;
    expect(await slow.is()).toMatchObject({ waiting: 0 });
  });

  test('that is down for an hour misses nothing, and hears all in its order', async () => {
    const hook = await world.hook();
    receivers.replies[hook.receiver] = (answer) => void answer.socket?.destroy();
    const threadId = await world.thread();
    for (let minute = 0; minute < 60; minute++) {
      if (minute % 6 === 0) await world.post(threadId, `${minute}`);
      await world.work();
      await world.pass(1);
    }
    expect(await hook.is()).toMatchObject({ isOn: true, waiting: 11 });
    const tries = hook.got().length;
    expect(tries).toBeLessThan(12);
    // every attempt was the first message, under one id
    expect(new Set(hook.got().map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    hook.answers(204);
    await world.pass(65);
    expect(await hook.is()).toMatchObject({ waiting: 0, failures: 0 });
    expect(
      hook
        .got()
        .slice(tries)
        .map(({ event }) => event.sequence),
    ).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  test.each([
    ['hangs up', (answer: { socket: { destroy(): void } | null }) => answer.socket?.destroy()],
    [
      'speaks no HTTP',
      (answer: { socket: { end(text: string): void } | null }) =>
        answer.socket?.end('garbage\r\n\r\n'),
    ],
  ])('that %s is asked again', async (_, reply) => {
    const hook = await world.hook();
    receivers.replies[hook.receiver] = reply as never;
    await world.thread();
    await world.deliver();
    expect(await hook.log()).toMatchObject([
      {
        state: 'waiting',
        attempts: 1,
        status: null,
        failure: 'failed',
        nextAttemptAt: expect.any(String),
      },
    ]);
    hook.answers(200);
    await world.pass(1);
    expect(await hook.log()).toMatchObject([{ state: 'delivered', attempts: 2, status: 200 }]);
  });

  test('that answers at length is cut off at a kilobyte, without what nobody can read', async () => {
    const hook = await world.hook();
    hook.answers(200, {}, `\u0000\u0007${'x'.repeat(100_000)}`);
    await world.thread();
    await world.deliver();
    const [{ id: deliveryId = '' } = {}] = await hook.log();
    const detail = await world.as(world.anna).webhooks.delivery({ id: hook.id, deliveryId });
    expect(detail.state).toBe('delivered');
    expect(detail.answer).toHaveLength(1024);
    expect(detail.answer?.slice(0, 3)).toBe('\ufffd\ufffdx');
  });

  test.each([301, 302, 307, 308])('that redirects (%i) is not followed', async (status) => {
    const hook = await world.hook();
    const strays = receivers.internet.strayCalls.length;
    hook.answers(status, { location: 'http://127.0.0.66/secret' });
    await world.thread();
    await world.deliver();
    expect(await hook.log()).toMatchObject([{ state: 'waiting', status }]);
    expect(receivers.internet.strayCalls).toHaveLength(strays);
  });

  test('whose name leads inside is not asked', async () => {
    const hook = await world.hook();
    receivers.moveInside(hook.receiver);
    await world.thread();
    await world.deliver();
    expect(await hook.log()).toMatchObject([
      { state: 'waiting', status: null, failure: 'refused' },
    ]);
    expect(hook.got()).toEqual([]);
    expect(receivers.internet.strayCalls).toEqual([]);
  });

  test('that answers 410 gets no more, and its member hears of it', async () => {
    const hook = await world.hook();
    hook.answers(410);
    const threadId = await world.thread();
    await world.deliver();
    expect(await hook.is()).toMatchObject({ isOn: false, offReason: 'gone' });
    await world.post(threadId);
    await world.deliver();
    await world.pass(30);
    expect(hook.got()).toHaveLength(1);
    const mails = await receiveMails({ ...api, deps: world.deps() }, world.anna.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('ist ausgeschaltet'),
    ]);
    expect(mails[0]?.text).toContain('(410)');
  });

  test.each([
    [429, '120', 2],
    [503, '600', 10],
    // nobody makes us wait for a year
    [429, '31536000', 6 * 60],
  ])(
    'that answers %i with Retry-After %s is left alone for %i minutes',
    async (status, after, minutes) => {
      const hook = await world.hook();
      hook.answers(status, { 'retry-after': after });
      const threadId = await world.thread();
      await world.deliver();
      // nor is it told of anything else meanwhile
      await world.thread('Noch einer');
      await world.post(threadId);
      await world.deliver();
      api.deps.clock.advance({ minutes: minutes - 1 });
      await world.send();
      expect(hook.got()).toHaveLength(1);
      hook.answers(200);
      await world.pass(2);
      expect(hook.got().length).toBeGreaterThan(1);
    },
  );

  test('that fails for three days is switched off with a mail; switched on, it goes on with what is kept', async () => {
    const hook = await world.hook();
    hook.answers(500, {}, 'kaputt');
    await world.thread();
    await world.deliver();
    for (let hour = 0; hour < 73; hour++) {
      api.deps.clock.advance({ hours: 1 });
      await world.send();
    }
    expect(await hook.is()).toMatchObject({ isOn: false, offReason: 'failing' });
    const tries = hook.got().length;
    expect(tries).toBeGreaterThan(10);
    expect(tries).toBeLessThan(25);
    const mails = await receiveMails({ ...api, deps: world.deps() }, world.anna.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('ist ausgeschaltet'),
    ]);
    // given up after three days; what came later was never tried
    const { webhooks } = world.as(world.anna);
    await api.deps.db
      .updateTable('webhook_messages')
      .set({ state: 'waiting' })
      .where('hook_id', '=', hook.id)
      .execute();
    hook.answers(200);
    await webhooks.update({ id: hook.id, isOn: true });
    await world.send();
    expect(await hook.is()).toMatchObject({ isOn: true, waiting: 0, failures: 0 });
    expect(hook.got()).toHaveLength(tries + 1);
  });

  test('that never takes one message gets the others of its thing after three days', async () => {
    const hook = await world.hook();
    const other = await world.thread('Immer gut');
    const threadId = await world.thread('Der nicht');
    await world.post(threadId, 'danach');
    receivers.replies[hook.receiver] = (answer, { event }) =>
      answer
        .writeHead(event.data.thread.title === 'Der nicht' && event.sequence === 1 ? 400 : 204)
        .end();
    await world.deliver();
    for (let hour = 0; hour < 74; hour++) {
      api.deps.clock.advance({ hours: 1 });
      if (hour % 12 === 0) await world.post(other);
      await world.deliver();
    }
    expect(await hook.is()).toMatchObject({ isOn: true, waiting: 0 });
    const states = (await hook.log()).map(({ state }) => state);
    expect(states.filter((state) => state === 'given_up')).toHaveLength(1);
    expect(hook.got().some(({ event }) => event.data.post.text === 'danach')).toBe(true);
  });
});

describe('rights', () => {
  test('are asked again before each attempt', async () => {
    const hook = await world.hook();
    hook.answers(500);
    const threadId = await world.thread();
    await world.deliver();
    await api.deps.db
      .updateTable('forum_threads')
      .set({ deleted_at: api.deps.clock.now().toISOString() })
      .where('id', '=', threadId)
      .execute();
    hook.answers(200);
    await world.pass(5);
    expect(await hook.log()).toMatchObject([{ state: 'withheld' }]);
    expect(hook.got()).toHaveLength(1);
  });

  test('of who is banned are none', async () => {
    const hook = await world.hook();
    await api.deps.db
      .updateTable('users')
      .set({ status: 'banned' })
      .where('id', '=', world.anna.id)
      .execute();
    await world.thread();
    await world.deliver();
    expect(hook.got()).toEqual([]);
  });

  test('of who blocks the author are those of the page', async () => {
    const hook = await world.hook();
    await world.as(world.anna).social.people.block({ userId: world.ben.id });
    await world.thread();
    await world.deliver();
    expect(hook.got()).toEqual([]);
  });
});

test('what can’t be read now holds its place, and is read later', async () => {
  const hook = await world.hook();
  const threadId = await world.thread();
  await world.post(threadId);
  const published = new Map(api.deps.published);
  const kind = published.get('forum.thread.created');
  if (!kind) throw new Error('the kind is gone');
  published.set(kind.kind, {
    ...kind,
    read: async () => {
      throw new Error('a mistake of ours');
    },
  });
  const broken = { ...world.deps(), published };
  const { runJobs } = await import('../../../testing/index.ts');
  await expect(runJobs({ deps: broken, url: api.url })).rejects.toThrow('a mistake of ours');
  await world.send();
  expect(hook.got()).toEqual([]);
  await api.deps.db
    .withSchema('graphile_worker')
    .updateTable('_private_jobs' as never)
    .set({ run_at: new Date('2020-01-01'), last_error: null } as never)
    .execute();
  await world.work();
  await world.pass(1);
  expect(hook.got().map(({ event }) => event.type)).toEqual([
    'forum.thread.created',
    'forum.post.created',
  ]);
});
