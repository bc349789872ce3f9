import { createDb, createPool } from '@oche/db';
import { useTestDatabase } from '@oche/db/testing';
import { expect, it } from 'vitest';
import { declaredBy } from '../../../declared.ts';
import { modules } from '../../index.ts';
import { countUnread, getItem } from './reading.queries.ts';

const database = useTestDatabase();

it('what every page of a member asks is planned once, as the kinds of all domains take long to plan', async () => {
  const kinds = [...declaredBy(modules).notifiables.values()];
  // one connection, as each keeps its own plans
  const pool = createPool(database.url, { max: 1 });
  try {
    const db = createDb(pool);
    for (let run = 0; run < 10; run++) {
      await countUnread(kinds)(db, { memberIds: ['reader'] });
      await getItem(kinds)(db, { id: 1 });
    }
    const { rows } = await pool.query<{ name: string; generic: number }>(
      `select name, generic_plans as generic from pg_prepared_statements
       where name like 'notifications.%'`,
    );
    expect(rows).toHaveLength(2);
    expect(rows.filter(({ generic }) => generic === 0)).toEqual([]);
  } finally {
    await pool.end();
  }
});
