import { demoUserId, seedDemo } from '@oche/db/seeds';
import { expect, it } from 'vitest';
import { useTestApi } from '../../../testing/index.ts';
import { seedDemoFriends } from './demo.service.ts';
import { demoFriendships, demoRequests } from './demo-friends.ts';

const api = useTestApi();

it('is written once, for the demo members, and is what a member finds', async () => {
  const { deps } = api;
  const withoutMembers = await seedDemoFriends(deps);
  await seedDemo(deps.db, deps.clock.now());
  const seeded = [withoutMembers, await seedDemoFriends(deps), await seedDemoFriends(deps)];
  expect(seeded).toEqual([false, true, false]);
  const friendsOf = (key: string) => {
    const id = demoUserId(key);
    return api.callerFor({ id } as Parameters<typeof api.callerFor>[0]).social.friends;
  };
  expect(await friendsOf('anna').counts()).toEqual({ friends: 5, incoming: 2, outgoing: 1 });
  expect((await friendsOf('ben').list({})).items.map(({ firstName }) => firstName)).toContain(
    'Anna',
  );
  const suggestions = await friendsOf('anna').suggestions();
  expect(suggestions.some(({ commonFriends }) => commonFriends > 0)).toBe(true);
  // whoever asks is no friend yet
  const pairs = [...demoFriendships, ...demoRequests].map((pair) => [...pair].sort().join());
  expect(new Set(pairs).size).toBe(pairs.length);
});
