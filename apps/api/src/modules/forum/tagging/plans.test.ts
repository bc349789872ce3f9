import { seedScale } from '@oche/db/seeds';
import { useTestDatabase } from '@oche/db/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  genericPlan,
  indexesOf,
  runGeneric,
  scannedOf,
  touched,
  vacuum,
} from '../../../testing/plans.ts';
import { getTag, listTagThreads } from './tag.queries.ts';

const MANY = 1;
const FEW = 2;
const NEWEST = Number.MAX_SAFE_INTEGER;

const database = useTestDatabase({ max: 1, statementTimeoutMs: 0 });

/** One tag is borne by every second thread, one by every hundredth; 300 others by none. */
beforeAll(async () => {
  await seedScale(database.pool, { posts: 20_000 });
  await database.pool.query(`
    truncate forum_tags cascade;
    insert into forum_tags (id, slug, name) overriding system value
      select n, 'tag-' || n, 'Tag ' || n from generate_series(${MANY}, 302) n;
    insert into forum_tag_slugs (slug, tag_id) select slug, id from forum_tags
      union all select slug || '-alt', id from forum_tags;
    insert into forum_thread_tags (tag_id, thread_id, position)
      select ${MANY}, id, 1 from forum_threads where id % 2 = 0
      union all select ${FEW}, id, 2 from forum_threads where id % 100 = 0`);
  await vacuum(database.pool);
}, 60_000);

describe('a tag', () => {
  it('is found along its address', async () => {
    const plan = await genericPlan(database.pool, getTag.sql);
    expect(indexesOf(plan)).toContain('forum_tag_slugs_pkey');
    const found = await runGeneric(database.pool, getTag, { slug: 'tag-2-alt' });
    expect(found['Actual Rows']).toBe(1);
    expect(touched(found)).toBeLessThan(10);
  });

  it('has its threads along its key, never by reading or sorting a table', async () => {
    const plan = await genericPlan(database.pool, listTagThreads.withLimit(21).sql);
    expect(indexesOf(plan)).toContain('forum_thread_tags_pkey');
    for (const table of scannedOf(plan)) {
      expect(['forum_threads', 'forum_thread_tags', 'users']).not.toContain(table);
    }
  });

  it.each([
    ['that many bear', MANY, 21],
    ['that few bear', FEW, 5],
  ])('%s: a page touches no more than the page', async (_, tagId, rows) => {
    const page = await runGeneric(database.pool, listTagThreads.withLimit(21), {
      tagId,
      before: NEWEST,
    });
    expect(page['Actual Rows']).toBeGreaterThanOrEqual(rows);
    expect(page['Actual Rows']).toBeLessThanOrEqual(21);
    // each thread with subforum, two members, its tags and its indexes
    expect(touched(page)).toBeLessThan(21 * 30);
  });
});
