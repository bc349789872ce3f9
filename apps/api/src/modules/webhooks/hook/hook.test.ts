import { afterEach, describe, expect, test } from 'vitest';
import { codeOf, refusal, useTestApi } from '../../../testing/index.ts';
import { createLounge } from '../../lounges/testing.ts';
import { createHook } from '../testing.ts';
import { useHooks } from '../testing-hooks.ts';

const api = useTestApi();
const world = useHooks(api);
const own = (input: object = {}) => createHook(api, world.anna, input);

afterEach(() => api.deps.db.deleteFrom('webhooks').execute());

describe('a hook', () => {
  test('is made with a secret that no later answer has', async () => {
    const made = await own();
    expect(made.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const { webhooks } = world.as(world.anna);
    expect(
      JSON.stringify([await webhooks.list(), await webhooks.get({ id: made.id })]),
    ).not.toContain(made.secret);
    const [row] = await api.deps.db.selectFrom('webhooks').select('secret').execute();
    expect(row?.secret).toMatch(/^v1\./);
  });

  test('is made once for a key', async () => {
    const input = { idempotencyKey: 'einmal-bitte' };
    const [a, b] = [await own(input), await own(input)];
    expect(b).toEqual(a);
  });

  test('can be renamed, moved, narrowed, and switched off and on', async () => {
    const { id } = await own();
    const { webhooks } = world.as(world.anna);
    expect(
      await webhooks.update({
        id,
        name: 'Neu',
        url: 'https://neu.example/',
        events: ['game.finished'],
      }),
    ).toMatchObject({ name: 'Neu', url: 'https://neu.example/', events: ['game.finished'] });
    expect(await webhooks.update({ id, isOn: false })).toMatchObject({
      isOn: false,
      offReason: 'owner',
    });
    expect(await webhooks.update({ id, isOn: true })).toMatchObject({
      isOn: true,
      offReason: null,
    });
    await webhooks.delete({ id });
    expect(await webhooks.list()).toEqual([]);
  });

  test('is one of twenty at most', async () => {
    for (let count = 0; count < 20; count++) await own();
    expect(await codeOf(own())).toBe('WEBHOOKS_TOO_MANY');
  });
});

describe('what is refused', () => {
  test.each(['http://bot.example/', 'https://127.0.0.1/', 'https://bot.example:8443/'])(
    'the address %s',
    async (url) => {
      expect(await refusal(own({ url }))).toMatchObject({
        code: 'BAD_INPUT',
        fields: { url: 'invalidReceiver' },
      });
    },
  );

  test.each([
    [{ name: '' }, 'name'],
    [{ url: 'javascript:alert(1)' }, 'url'],
    [{ events: [] }, 'events'],
    [{ events: ['no.such.event'] }, 'events'],
    [{ events: ['lounge.booking.created'], subject: { kind: 'site', id: '' } }, 'events'],
    [{ subject: { kind: 'member', id: 'somebody' } }, 'subject.id'],
  ])('%j', async (input, field) => {
    const { code, fields } = await refusal(own(input));
    expect([
      code,
      Object.keys(fields ?? {}).some((name) => name.startsWith(field.split('.')[0] ?? '')),
    ]).toEqual(['BAD_INPUT', true]);
  });

  test('a thing that isn’t there, or of an unknown kind', async () => {
    for (const subject of [
      { kind: 'thread', id: '999999999' },
      { kind: 'club', id: 'x' },
      { kind: 'castle', id: '1' },
    ])
      expect(await codeOf(own({ subject }))).toBe('WEBHOOK_THING_NOT_FOUND');
  });

  test('to visitors, other members and who may not write', async () => {
    const { id } = await own();
    const { id: deliveryless } = await own();
    const input = { id, deliveryId: `msg_${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}` };
    const since = '2026-01-01T00:00:00Z';
    const calls = (member: typeof world.anna | null) => {
      const { webhooks } = api.callerFor(member);
      return [
        webhooks.get({ id }),
        webhooks.update({ id, name: 'Meins' }),
        webhooks.rotateSecret({ id }),
        webhooks.ping({ id }),
        webhooks.deliveries({ id }),
        webhooks.delivery(input),
        webhooks.replay(input),
        webhooks.replayFailed({ id, since }),
        webhooks.delete({ id: deliveryless }),
      ];
    };
    const codes = (member: typeof world.anna | null) => Promise.all(calls(member).map(codeOf));
    expect(new Set(await codes(null))).toEqual(new Set(['UNAUTHENTICATED']));
    expect(new Set(await codes(world.ben))).toEqual(new Set(['WEBHOOK_NOT_FOUND']));
    const suspended = await api.createMember({ status: 'suspended' });
    expect(await codeOf(createHook(api, suspended))).toBe('ACCOUNT_SUSPENDED');
    expect(await codeOf(api.callerFor(null).webhooks.list())).toBe('UNAUTHENTICATED');
  });
});

describe('a hook of a team', () => {
  test('is seen and changed by all who run the thing, and belongs to who changed it last', async () => {
    const { id: loungeId } = await createLounge(api, world.anna);
    const subject = { kind: 'lounge', id: String(loungeId) };
    const { id } = await own({ subject, isTeam: true });
    const hidden = await own({ subject });
    const bens = world.as(world.ben).webhooks;
    expect(await bens.list()).toEqual([]);
    await api.deps.db
      .insertInto('lounge_staff')
      .values({ lounge_id: loungeId, user_id: world.ben.id, role: 'manager' })
      .execute();
    expect((await bens.list()).map((hook) => [hook.id, hook.isOwn])).toEqual([[id, false]]);
    expect(await codeOf(bens.get({ id: hidden.id }))).toBe('WEBHOOK_NOT_FOUND');
    expect(await bens.update({ id, name: 'Unserer' })).toMatchObject({ isOwn: true });
    expect((await world.as(world.anna).webhooks.get({ id })).isOwn).toBe(false);
  });

  test('is only for who runs it, and so are some events', async () => {
    const { id: loungeId } = await createLounge(api, world.ben);
    const subject = { kind: 'lounge', id: String(loungeId) };
    expect(await codeOf(own({ subject, isTeam: true }))).toBe('WEBHOOK_TEAM_ONLY');
    expect(await codeOf(own({ subject, events: ['lounge.booking.created'] }))).toBe(
      'WEBHOOK_TEAM_ONLY',
    );
    expect((await own({ subject })).events).toBeNull();
  });
});

test('a token has hooks only for what it may read', async () => {
  const token = { id: 1, scopes: ['webhooks:read', 'webhooks:write', 'games:read'], appId: null };
  const { webhooks } = api.callerFor(world.anna, { token: token as never });
  const input = { name: 'Bot', url: 'https://bot.example/', subject: { kind: 'member', id: '' } };
  const games = await webhooks.create({ ...input, events: ['game.finished'] });
  expect(games.events).toEqual(['game.finished']);
  const wide = await own();
  const calls = [
    webhooks.create({ ...input, events: null }),
    webhooks.create({ ...input, events: ['market.item.sold'] }),
    webhooks.update({ id: games.id, events: null }),
    webhooks.update({ id: wide.id, url: 'https://elsewhere.example/' }),
    webhooks.get({ id: wide.id }),
  ];
  expect(new Set(await Promise.all(calls.map(codeOf)))).toEqual(new Set(['INSUFFICIENT_SCOPE']));
});

test('somebody else’s app has none', async () => {
  const token = { id: 1, scopes: ['webhooks:write', 'webhooks:read', 'games:read'], appId: 'app' };
  const { webhooks } = api.callerFor(world.anna, { token: token as never });
  const input = { name: 'App', url: 'https://app.example/', subject: { kind: 'member', id: '' } };
  const events = ['game.finished'];
  const games = await own({ events });
  const calls = [
    webhooks.create({ ...input, events }),
    webhooks.update({ id: games.id, url: 'https://app.example/' }),
    webhooks.get({ id: games.id }),
    webhooks.delete({ id: games.id }),
  ];
  expect(new Set(await Promise.all(calls.map(codeOf)))).toEqual(new Set(['NOT_BY_TOKEN']));
});

test('what can be heard is told in the reader’s language, and things are found by their address', async () => {
  const { webhooks } = world.as(world.anna);
  const names = (kinds: { kind: string; name: string }[]) =>
    kinds.find(({ kind }) => kind === 'game.finished')?.name;
  expect(names(await webhooks.kinds())).toBe('Spiel zu Ende');
  const english = api.callerFor(world.anna, { locale: 'en' });
  expect(names(await english.webhooks.kinds())).toBe('Game finished');
  const threadId = await world.thread('Gesucht');
  const found = await webhooks.subjects({
    address: `https://oche.example/forum/thread/${threadId}`,
  });
  expect(found).toMatchObject([
    { kind: 'thread', things: [{ id: String(threadId), name: 'Gesucht' }] },
  ]);
  expect(await webhooks.subjects({ address: 'nirgends' })).toEqual([]);
});
