import { useTestDatabase } from '@oche/db/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { createMember } from '../../../testing/members.ts';
import { indexesOf, runGeneric, scannedOf, touched } from '../../../testing/plans.ts';
import { boxAround, chordOf, cubeOf, cubeOfBox } from '../../lounges/index.ts';
import { listHearers } from '../notifications/hearers.queries.ts';
import { COARSE_KM } from '../place.ts';
import { listAhead, listOwn, listWithin, type Near } from './challenge-list.queries.ts';

const NOW = '2031-03-03T09:00:00.000Z';
const KOELN = { latitude: 50.94, longitude: 6.96 };
const database = useTestDatabase({ max: 1, statementTimeoutMs: 0 });

/** 20,000 that are over and 10,000 that are open, from the North Sea to the Alps, with answers. */
beforeAll(async () => {
  const { db, pool } = database;
  for (let index = 0; index < 100; index += 1) await createMember(db, { id: `member-${index}` });
  await createMember(db, { id: 'reader' });
  await pool.query(
    `insert into challenges (member_id, status, from_at, until_at, latitude, longitude, radius_km,
       best_of, created_at)
     select 'member-' || n % 100, case when n <= 20000 then 'expired' else 'open' end,
       start_at, start_at + interval '4 h', 47.5 + (n * 7919::bigint % 700) / 100.0,
       6 + (n * 104729::bigint % 800) / 100.0, 50, 5, start_at
     from generate_series(1, 30000) as n
     cross join lateral (select $1::timestamptz + make_interval(mins => n - 20000) as start_at) as t`,
    [NOW],
  );
  await pool.query(
    `insert into challenge_alerts (user_id, radius_km, is_level_only, zip_code, latitude, longitude)
     select id, 25, true, '50667', 47.5 + n % 70 / 10.0, 6 + n % 80 / 10.0
     from (select id, row_number() over () as n from users) as members`,
  );
  await pool.query(
    `insert into challenge_answers (challenge_id, member_id, meets_at, created_at)
     select id, 'member-' || (id + 1) % 100, from_at, created_at from challenges`,
  );
  await pool.query('analyze');
}, 60_000);

const near = (radius: number): Near => ({
  viewerId: 'reader',
  isStaff: false,
  now: NOW,
  before: '9999-12-31T00:00:00.000Z',
  origin: cubeOf(KOELN),
  box: cubeOfBox(boxAround(KOELN, chordOf(radius) + COARSE_KM)),
  chord: chordOf(radius),
  average: 50,
  isEveryLevel: false,
  from: '1970-01-01T00:00:00.000Z',
  id: 0,
});

describe('however many are over, it costs the same', () => {
  it('to look at the next ones in the order of time', async () => {
    const plan = await runGeneric(database.pool, listAhead.withLimit(21), near(25), true);
    expect(indexesOf(plan)).toContain('challenges_next');
    expect(scannedOf(plan)).not.toContain('challenges');
    expect(touched(plan)).toBeLessThan(1500);
  });

  it('to find all around a place', async () => {
    const plan = await runGeneric(database.pool, listWithin.withLimit(21), near(25), true);
    expect(indexesOf(plan)).toContain('challenges_near');
    expect(scannedOf(plan)).not.toContain('challenges');
    expect(touched(plan)).toBeLessThan(1500);
  });

  it('to list the own ones', async () => {
    const own = { viewerId: 'member-7', now: NOW, isCurrent: false, id: Number.MAX_SAFE_INTEGER };
    const plan = await runGeneric(database.pool, listOwn.withLimit(21), own, true);
    expect(indexesOf(plan)).toEqual(
      expect.arrayContaining(['challenges_of', 'challenge_answers_of']),
    );
    expect(scannedOf(plan)).not.toContain('challenges');
    expect(touched(plan)).toBeLessThan(1000);
  });

  it('to find who wants to hear of one', async () => {
    const told = { challengeId: 25_000, kind: 'challenges.matching', after: '', limit: 500 };
    const plan = await runGeneric(database.pool, listHearers, told, true);
    expect(scannedOf(plan)).not.toContain('challenges');
    expect(touched(plan)).toBeLessThan(2000);
  });
});
