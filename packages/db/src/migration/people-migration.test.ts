import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyDatabase } from '../empty.ts';
import { createTestDatabase } from '../testing.ts';
import { MIGRATIONS_FOLDER, migrate } from './migrate.ts';

/** Applies the migrations below a number to the database. */
async function migrateBefore(url: string, number: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'oche-migrations-'));
  for (const name of await readdir(MIGRATIONS_FOLDER)) {
    if (name < number) await cp(join(MIGRATIONS_FOLDER, name), join(folder, name));
  }
  await migrate(url, { folder, loadData: async () => {} });
  await rm(folder, { recursive: true });
}

test('members from before get a username by the order in which they joined, and keep their choice', async () => {
  const database = await createTestDatabase();
  try {
    await emptyDatabase(database.url);
    await migrateBefore(database.url, '0009');
    await database.pool.query(`
      insert into users (id, email, first_name, last_name, profile_visibility, created_at) values
        ('b', 'b@oche.test', 'Jörg', 'Weiß', 'public', '2026-03-01'),
        ('a', 'a@oche.test', 'JÖRG', 'Weiss', 'private', '2026-02-01'),
        ('c', 'c@oche.test', 'Admin', '李', 'friends', '2026-01-01')`);
    await migrate(database.url, { loadData: async () => {} });
    const { rows } = await database.pool.query(`
      select user_id, username, visibility, visibility_chosen_at is not null as chosen
      from profiles order by user_id`);
    expect(rows).toEqual([
      { user_id: 'a', username: 'joerg.weiss', visibility: 'private', chosen: true },
      { user_id: 'b', username: 'joerg.weiss2', visibility: null, chosen: false },
      { user_id: 'c', username: 'admin2', visibility: 'friends', chosen: true },
    ]);
  } finally {
    await database.drop();
  }
});
