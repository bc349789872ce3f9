import { id, number, type SourceDatabase } from './database.ts';
import type { SourceTie } from './source.ts';

interface From {
  table: string;
  user: string;
  other: string;
  where?: string;
}

/** Pairs of ids behind the one that was read last. */
export async function readTies(
  db: SourceDatabase,
  { table, user, other, where = '1 = 1' }: From,
  after: SourceTie | null,
  limit: number,
): Promise<SourceTie[]> {
  const last = number(after?.userId);
  const rows = await db.all(
    `select ${user} as user_id, ${other} as other_id from ${table}
    where ${where} and (${user} > ? or (${user} = ? and ${other} > ?)) order by ${user}, ${other} limit ?`,
    [last, last, number(after?.otherId), limit],
  );
  return rows.map((row) => ({ userId: id(row.user_id), otherId: id(row.other_id) }));
}
