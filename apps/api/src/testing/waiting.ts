import { sql } from 'kysely';
import { expect } from 'vitest';
import type { TestApi } from './test-api.ts';

/** Waits until this many transactions wait for a lock that another one holds. */
export async function untilWaiting({ deps }: Pick<TestApi, 'deps'>, count = 1): Promise<void> {
  const waiting = sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'
  `;
  const read = async () => (await waiting.execute(deps.db)).rows[0]?.count;
  await expect.poll(read).toBe(count);
}
