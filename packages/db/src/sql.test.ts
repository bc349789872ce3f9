import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { isoTime } from './sql.ts';
import { useTestDatabase } from './testing.ts';

const database = useTestDatabase();

test('a time inside JSON is written like a column of its own', async () => {
  const { rows } = await sql<{ column: string; json: { at: string; none: null } }>`
    select at as column, jsonb_build_object(
      'at', ${isoTime(sql<string>`at`)},
      'none', ${isoTime(sql<null>`null::timestamptz`)}) as json
    from (values ('2026-11-21 20:00:00.07+01'::timestamptz)) v (at)`.execute(database.db);
  expect(rows[0]).toEqual({
    column: '2026-11-21T19:00:00.070Z',
    json: { at: '2026-11-21T19:00:00.070Z', none: null },
  });
});
