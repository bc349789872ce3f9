import { demoUserId, seedDemo } from '@oche/db/seeds';
import { beforeAll, expect, it } from 'vitest';
import { useTestApi } from '../../../testing/index.ts';
import { seedDemoChallenges } from './demo.service.ts';
import { demoChallenges } from './demo-challenges.ts';

const NOW = '2031-03-03T19:00:00.000Z';
const api = useTestApi({ now: NOW });
let seeded: boolean[];
beforeAll(async () => {
  const { deps } = api;
  const withoutMembers = await seedDemoChallenges(deps);
  await seedDemo(deps.db, new Date(NOW));
  seeded = [withoutMembers, await seedDemoChallenges(deps), await seedDemoChallenges(deps)];
});

it('is written once, for the demo members', async () => {
  expect(seeded).toEqual([false, true, false]);
  const rows = await api.deps.db
    .selectFrom('challenges')
    .leftJoin('challenge_answers as answer', 'answer.challenge_id', 'challenges.id')
    .select(['challenges.id', 'from_at', 'until_at', 'challenges.status', 'answer.meets_at as at'])
    .execute();
  expect(new Set(rows.map(({ id }) => id)).size).toBe(demoChallenges.length);
  for (const { from_at, until_at, at } of rows) {
    expect(from_at > NOW).toBe(true);
    if (at) expect(at >= from_at && at <= until_at).toBe(true);
  }
  expect(rows.filter(({ status }) => status === 'agreed')).toHaveLength(1);
});

it('is what a member finds: near, meant for her, answered, and agreed', async () => {
  const challengesOf = (key: string) => {
    const id = demoUserId(key);
    return api.callerFor({ id } as Parameters<typeof api.callerFor>[0]).challenges;
  };
  for (const key of ['anna', 'ben']) {
    expect((await challengesOf(key).list({})).items, key).not.toEqual([]);
  }
  const far = await challengesOf('anna').list({ radius: 100, isEveryLevel: true });
  expect(far.items.length).toBeGreaterThan(2);
  const mine = (await challengesOf('anna').listOwn({})).items;
  expect(mine.some(({ isDirect, isOwn }) => isDirect && !isOwn)).toBe(true);
  expect(mine.find(({ isOwn }) => isOwn)?.answerCount).toBe(2);
  const [meeting] = (await challengesOf('ben').listOwn({})).items;
  expect(meeting).toMatchObject({ status: 'agreed', meetsAt: '2031-03-05T18:30:00.000Z' });
});
