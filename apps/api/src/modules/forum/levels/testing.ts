import type { DB, Db } from '@oche/db';
import type { LevelFigure } from '@oche/validators/forum/levels/schemas';
import fc from 'fast-check';
import type { Insertable } from 'kysely';

/** Gives members a level, as if somebody had counted. */
export async function setLevel(
  db: Db,
  userIds: string | readonly string[],
  level: number,
  columns: Partial<Insertable<DB['forum_levels']>> = {},
): Promise<void> {
  const values = { level, ...columns };
  await db
    .insertInto('forum_levels')
    .values([userIds].flat().map((user_id) => ({ user_id, ...values })))
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

/** Figures around what the levels need. */
export const anyFigure = fc.record<LevelFigure>({
  readingDays: fc.nat(80),
  threadsRead: fc.nat(150),
  postsWritten: fc.nat(130),
  appreciatedBy: fc.nat(30),
  upheldReports: fc.constantFrom(0, 0, 0, 1, 2),
});
