import { afterEach, expect, test } from 'vitest';
import { useTestApi } from '../../../testing/index.ts';
import { useHooks } from '../testing-hooks.ts';
import { watchHooks } from './figures.service.ts';

const api = useTestApi({ now: '2026-11-30T10:00:00Z' });
const world = useHooks(api);

afterEach(() => api.deps.db.deleteFrom('webhooks').execute());

/** What /metrics shows of webhooks. */
async function figures(): Promise<Record<string, number>> {
  const shown = await api.deps.metrics.metrics();
  return Object.fromEntries(
    [...shown.matchAll(/^oche_(webhooks?\S*) (\S+)$/gm)].map(([, name, value]) => [
      name,
      Number(value),
    ]),
  );
}

test('say how many are on, fail and are off, and what becomes of messages', async () => {
  watchHooks(api.deps);
  // twice is once: several parts of a process may open it
  watchHooks(api.deps);
  expect(await figures()).toEqual({ webhooks_oldest_due_seconds: 0 });
  const hooks = [await world.hook(), await world.hook(), await world.hook(), await world.hook()];
  const [taken, failing, gone, away] = hooks;
  failing?.answers(500);
  gone?.answers(410);
  if (away) world.receivers.moveInside(away.receiver);
  await world.thread();
  await world.deliver();
  expect(await figures()).toMatchObject({
    'webhooks{state="on"}': 1,
    'webhooks{state="failing"}': 2,
    'webhooks{state="off_gone"}': 1,
    'webhook_deliveries_total{outcome="delivered"}': 1,
    'webhook_deliveries_total{outcome="status"}': 2,
    'webhook_deliveries_total{outcome="refused"}': 1,
  });
  expect(taken?.got()).toHaveLength(1);
});

test('say how late the one is that could have been sent to, and nothing of those that wait for their receivers', async () => {
  watchHooks(api.deps);
  const hook = await world.hook();
  const late = async (columns: object) => {
    await api.deps.db
      .updateTable('webhook_states')
      .set(columns)
      .where('hook_id', '=', hook.id)
      .execute();
    const { webhooks_oldest_due_seconds: seconds = -1 } = await figures();
    return Math.round(seconds / 60);
  };
  const minutes = (count: number) => new Date(Date.now() + count * 60_000);
  expect(await late({ due_at: minutes(-7) })).toBe(7);
  expect(await late({ due_at: minutes(-7), paused_until: minutes(5) })).toBe(0);
  expect(await late({ due_at: minutes(5), paused_until: null })).toBe(0);
  expect(await late({ due_at: null })).toBe(0);
});

test('count what is held back as nobody’s attempt', async () => {
  const hook = await world.hook();
  await world.thread();
  await world.work();
  await world.as(world.anna).social.people.block({ userId: world.ben.id });
  await world.send();
  expect(hook.got()).toEqual([]);
  expect(await figures()).toMatchObject({ 'webhook_deliveries_total{outcome="withheld"}': 1 });
});
