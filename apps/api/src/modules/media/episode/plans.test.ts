import { useTestDatabase } from '@oche/db/testing';
import { beforeAll, expect, it } from 'vitest';
import { createMember } from '../../../testing/members.ts';
import {
  indexesOf,
  insertMembers,
  runGeneric,
  scannedOf,
  touched,
  vacuum,
} from '../../../testing/plans.ts';
import { takeDue } from '../feed/source.queries.ts';
import { listFollowers } from '../notifications/episode-out.queries.ts';
import { listEpisodes } from './episode.queries.ts';

const database = useTestDatabase({ max: 1, statementTimeoutMs: 0 });

/** 3,000 channels with 40 episodes each, read at all hours, and one with 5,000 followers. */
beforeAll(async () => {
  const { db, pool } = database;
  await createMember(db, { id: 'maker' });
  await insertMembers(
    pool,
    `insert into users (id, email, first_name, last_name, terms_accepted_at)
     select 'fan-' || n, 'fan-' || n || '@oche.test', 'Mia', 'Muster', now() from generate_series(1, 5000) n`,
  );
  await pool.query(`
    insert into media_channels (name, platform, url, url_key, creator_id, created_at, updated_at)
      select 'Kanal ' || n, 'Podcast', 'https://kanal-' || n || '.de', 'kanal-' || n, 'maker', now(), now()
      from generate_series(1, 3000) n;
    insert into media_channel_followers (channel_id, user_id, followed_at)
      select (select min(id) from media_channels), id, now() from users where id like 'fan-%';
    insert into media_sources (channel_id, kind, next_check_at)
      select id, kind, '2031-03-01'::timestamptz + make_interval(mins => id::int)
      from media_channels, unnest('{page,feed}'::text[]) kind;
    insert into media_episodes (channel_id, key, title, published_at, seen_at)
      select id, n, 'Folge ' || n, '2031-01-01'::timestamptz + make_interval(hours => n), now()
      from media_channels, generate_series(1, 40) n;`);
  await vacuum(pool);
}, 120_000);

it('the newest episodes of a channel are a walk along their index', async () => {
  const { rows } = await database.pool.query('select max(id) as id from media_channels');
  const params = { channelId: rows[0].id, before: 'infinity', beforeId: 0 };
  const plan = await runGeneric(database.pool, listEpisodes.withLimit(7), params);
  expect(indexesOf(plan)).toContain('media_episodes_latest');
  expect(touched(plan)).toBeLessThan(30);
});

it('what is due is found by its time, however many sources there are', async () => {
  const params = { now: '2031-03-01T12:00:00.000Z', lease: '2031-03-01T12:10:00.000Z', limit: 1 };
  const plan = await runGeneric(database.pool, takeDue, params);
  expect(indexesOf(plan)).toContain('media_sources_due');
  expect(scannedOf(plan)).not.toContain('media_sources');
  expect(touched(plan)).toBeLessThan(60);
});

it('followers are told slice by slice', async () => {
  const { rows } = await database.pool.query('select min(id) as id from media_channels');
  const params = { channelId: rows[0].id, after: 'fan-2', limit: 100 };
  const plan = await runGeneric(database.pool, listFollowers, params);
  expect(scannedOf(plan)).not.toContain('media_channel_followers');
  expect(touched(plan)).toBeLessThan(120);
});
