import { useTestDatabase } from '@oche/db/testing';
import type { ChannelSort } from '@oche/validators/media/limits';
import { beforeAll, describe, expect, it } from 'vitest';
import { createMember } from '../../../testing/members.ts';
import { indexesOf, runGeneric, scannedOf, touched, vacuum } from '../../../testing/plans.ts';
import { listOf } from './channel-list.queries.ts';
import { listTabs } from './pages.queries.ts';

const database = useTestDatabase({ max: 1, statementTimeoutMs: 0 });

/** 20,000 channels, of which a tenth nobody sees, and a member who follows and remembers some. */
beforeAll(async () => {
  const { db, pool } = database;
  await createMember(db, { id: 'reader' });
  await pool.query(`
    insert into media_channels (name, platform, url, url_key, number_of_followers, is_active, verified_at,
        latest_episode_at, created_at, updated_at)
      select 'Kanal ' || md5(n::text), (array['YouTube', 'Podcast', 'Twitch', 'TikTok', 'Blog', 'Forum'])[n % 6 + 1],
        'https://kanal.example/' || n, 'kanal.example/' || n, n * 7919 % 100000, n % 10 <> 0,
        case when n % 5 = 0 then now() end, case when n % 3 = 0 then now() - make_interval(mins => n) end, now(), now()
      from generate_series(1, 20000) n;
    insert into media_channel_followers (channel_id, user_id, followed_at)
      select id, 'reader', now() from media_channels where id % 1000 = 1;
    insert into media_channel_favourites (channel_id, user_id, added_at)
      select id, 'reader', now() from media_channels where id % 1000 = 2;`);
  await vacuum(pool);
}, 120_000);

const FIRST: Record<ChannelSort, [string | number, number]> = {
  followers: [2_147_483_647, Number.MAX_SAFE_INTEGER],
  newest: [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  episode: ['infinity', Number.MAX_SAFE_INTEGER],
  name: ['', 0],
};
const INDEXES: Record<ChannelSort, string> = {
  followers: 'media_channels_followers',
  newest: 'media_channels_newest',
  episode: 'media_channels_episode',
  name: 'media_channels_name',
};
const shape = { isVerified: false, hasPlatform: false, hasText: false };

describe('a page of the list', () => {
  it.each(['followers', 'newest', 'episode', 'name'] as const)(
    'costs its own rows, by %s',
    async (sort) => {
      const [key, id] = FIRST[sort];
      const params = { viewerId: 'reader', platform: '', text: '', key, id };
      const list = listOf({ ...shape, sort, shelf: 'all' }).withLimit(21);
      const plan = await runGeneric(database.pool, list, params, true);
      expect(indexesOf(plan)).toContain(INDEXES[sort]);
      expect(scannedOf(plan)).not.toContain('media_channels');
      expect(touched(plan)).toBeLessThan(300);
    },
  );

  it('of a platform is read along its own index', async () => {
    const [key, id] = FIRST.followers;
    const params = { viewerId: '', platform: 'Twitch', text: '', key, id };
    const list = listOf({ ...shape, sort: 'followers', shelf: 'all', hasPlatform: true });
    const plan = await runGeneric(database.pool, list.withLimit(21), params, true);
    expect(indexesOf(plan)).toContain('media_channels_platform');
    expect(touched(plan)).toBeLessThan(300);
  });

  it('of what a member follows is found from the member', async () => {
    const [key, id] = FIRST.followers;
    const params = { viewerId: 'reader', platform: '', text: '', key, id };
    for (const shelf of ['following', 'favourites'] as const) {
      const list = listOf({ ...shape, sort: 'followers', shelf });
      const plan = await runGeneric(database.pool, list.withLimit(21), params, true);
      expect(scannedOf(plan)).not.toContain('media_channels');
      expect(touched(plan)).toBeLessThan(1000);
    }
  });
});

it('the tabs of the start page cost a few rows of each platform', async () => {
  const platforms = ['Podcast', 'YouTube', 'Twitch'];
  const params = { viewerId: 'reader', platforms, limit: 4 };
  const plan = await runGeneric(database.pool, listTabs, params, true);
  expect(scannedOf(plan)).not.toContain('media_channels');
  expect(touched(plan)).toBeLessThan(1500);
});
