import { afterEach, describe, expect, test } from 'vitest';
import { codeOf, useTestApi } from '../../../testing/index.ts';
import { failedDelivery } from '../testing.ts';
import { useHooks } from '../testing-hooks.ts';
import { cleanUp } from './log.service.ts';

const api = useTestApi({ now: '2026-11-30T10:00:00Z' });
const world = useHooks(api);

afterEach(() => api.deps.db.deleteFrom('webhooks').execute());

describe('a test message', () => {
  test('is sent at once, also of a hook that is off, and shows the answer', async () => {
    const hook = await world.hook();
    hook.answers(202, {}, 'angekommen');
    const { webhooks } = world.as(world.anna);
    await webhooks.update({ id: hook.id, isOn: false });
    expect(await webhooks.ping({ id: hook.id })).toMatchObject({
      event: 'webhook.ping',
      state: 'delivered',
      status: 202,
      answer: 'angekommen',
      sequence: 1,
    });
    expect(hook.got()[0]?.event).toMatchObject({ type: 'webhook.ping', data: { id: hook.id } });
    expect(await hook.log()).toMatchObject([{ event: 'webhook.ping', attempts: 1 }]);
  });

  test('that fails says why, and is not tried again', async () => {
    const hook = await world.hook();
    world.receivers.moveInside(hook.receiver);
    const { webhooks } = world.as(world.anna);
    const answer = await webhooks.ping({ id: hook.id });
    expect(answer).toMatchObject({ state: 'given_up', failure: 'refused', status: null });
    await world.pass(10);
    expect(hook.got()).toEqual([]);
    const again = webhooks.replay({ id: hook.id, deliveryId: answer.id });
    expect(await codeOf(again)).toBe('WEBHOOK_DELIVERY_NOT_FOUND');
  });
});

describe('a replay', () => {
  test('sends the same bytes under the same id', async () => {
    const hook = await world.hook();
    await world.thread();
    await world.deliver();
    const [{ id: deliveryId = '' } = {}] = await hook.log();
    const { webhooks } = world.as(world.anna);
    expect(await webhooks.replay({ id: hook.id, deliveryId })).toMatchObject({ state: 'waiting' });
    expect(await codeOf(webhooks.replay({ id: hook.id, deliveryId }))).toBe(
      'WEBHOOK_DELIVERY_WAITS',
    );
    await world.send();
    const [first, second] = hook.got();
    expect(second?.body).toBe(first?.body);
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
  });

  test('of all that failed since a time takes those, and no others', async () => {
    const { id } = await failedDelivery(api, world.anna);
    const { webhooks } = world.as(world.anna);
    const of = (since: string) => webhooks.replayFailed({ id, since });
    expect(await of('2026-11-30T10:00:01Z')).toEqual({ count: 0 });
    expect(await of('2026-11-30T09:00:00Z')).toEqual({ count: 1 });
    expect((await webhooks.get({ id })).waiting).toBe(1);
  });

  test('of what isn’t there is refused', async () => {
    const { id } = await world.hook();
    const deliveryId = 'msg_00000000-0000-4000-8000-000000000000';
    const { webhooks } = world.as(world.anna);
    for (const call of [webhooks.replay, webhooks.delivery])
      expect(await codeOf(call({ id, deliveryId }))).toBe('WEBHOOK_DELIVERY_NOT_FOUND');
    expect(await codeOf(webhooks.delivery({ id, deliveryId: 'msg_x' }))).toBe('BAD_INPUT');
  });
});

test('the log goes on behind its last entry, and can be filtered', async () => {
  const hook = await world.hook();
  const threadId = await world.thread();
  for (const text of ['a', 'b']) await world.post(threadId, text);
  await world.deliver();
  const { webhooks } = world.as(world.anna);
  const first = await webhooks.deliveries({ id: hook.id, limit: 2 });
  expect(first.items.map(({ sequence }) => sequence)).toEqual([3, 2]);
  const rest = await webhooks.deliveries({ id: hook.id, limit: 2, cursor: first.nextCursor ?? '' });
  expect(rest.items.map(({ sequence }) => sequence)).toEqual([1]);
  expect(rest.nextCursor).toBeNull();
  const failed = await webhooks.deliveries({ id: hook.id, state: 'given_up' });
  expect(failed.items).toEqual([]);
});

test('messages are kept for thirty days', async () => {
  const hook = await world.hook();
  await world.thread();
  await world.deliver();
  api.deps.clock.advance({ days: 29 });
  await cleanUp(api.deps);
  expect(await hook.log()).toHaveLength(1);
  api.deps.clock.advance({ days: 2 });
  await cleanUp(api.deps);
  expect(await hook.log()).toEqual([]);
});
