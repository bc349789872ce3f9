import { seedDemo } from '@oche/db/seeds';
import { expect, it } from 'vitest';
import { runJobs, useTestApi } from '../../../testing/index.ts';
import { seedDemoChannels } from './demo.service.ts';

const api = useTestApi();

it('demo members have twelve channels with logos, once', async () => {
  expect(await seedDemoChannels(api.deps)).toBe(false);
  await seedDemo(api.deps.db, new Date());
  expect(await seedDemoChannels(api.deps)).toBe(true);
  expect(await seedDemoChannels(api.deps)).toBe(false);
  await runJobs(api);
  const { items } = await api.callerFor(null).media.channels.list({ limit: 100 });
  expect(items).toHaveLength(12);
  expect(items[0]).toMatchObject({ name: 'Dart in 60 Sekunden', logo: { width: 640 } });
  expect(items.filter(({ logo }) => logo)).toHaveLength(9);
  expect(items.filter(({ isVerified }) => isVerified)).toHaveLength(5);
  const talk = items.find(({ name }) => name === 'Checkout Talk');
  expect(talk).toMatchObject({ followerCount: 4, isVerified: true });

  // what they have brought out is there without any net, also after the jobs for new channels
  const { episodes, feed } = api.callerFor(null).media;
  const channelId = talk?.id ?? 0;
  expect((await episodes.list({ channelId })).items.map(({ title }) => title)).toHaveLength(8);
  expect(await feed.get({ channelId })).toMatchObject({ state: 'fine', isGiven: false });
  const dead = items.find(({ name }) => name === 'Pfeilpost');
  expect((await feed.get({ channelId: dead?.id ?? 0 })).link.isDead).toBe(true);
});
