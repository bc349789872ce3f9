import { demoUserId, seedDemo } from '@oche/db/seeds';
import { beforeAll, expect, it } from 'vitest';
import { useTestApi } from '../../../testing/index.ts';
import { recountPolls } from '../vote/recount.service.ts';
import { seedDemoPolls } from './demo.service.ts';

const NOW = '2031-03-03T19:00:00.000Z';
const api = useTestApi({ now: NOW });
let seeded: boolean[];
beforeAll(async () => {
  const { deps } = api;
  const withoutMembers = await seedDemoPolls(deps);
  await seedDemo(deps.db, new Date(NOW));
  seeded = [withoutMembers, await seedDemoPolls(deps), await seedDemoPolls(deps)];
});

it('is written once, counted right, and waits for Anna’s votes', async () => {
  expect(seeded).toEqual([false, true, false]);
  expect(await recountPolls(api.deps)).toBe(0);
  const anna = { id: demoUserId('anna') } as Parameters<typeof api.callerFor>[0];
  const polls = await api.callerFor(anna).polls.listCurrent();
  expect(polls.map(({ kind, state }) => `${kind} ${state}`).sort()).toEqual([
    'free open',
    'lounge open',
    'set closed',
    'set open',
  ]);
  for (const poll of polls) expect(poll.hasVoted).toBe(false);
  const closed = polls.find(({ state }) => state === 'closed');
  expect(closed?.options.map(({ votes }) => votes)).toEqual([11, 7, 4]);
});
