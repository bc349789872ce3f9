import { id, number, type Row } from './database.ts';
import type { SourceTie } from './source.ts';

interface From {
  table: string;
  user: string;
  other: string;
  where: string;
}

/** Pairs of ids behind the one that was read last. */
export function ties(
  { table, user, other, where }: From,
  after: SourceTie | null,
  limit: number,
): [sql: string, parameters: number[]] {
  const last = number(after?.userId);
  return [
    `select ${user} as user_id, ${other} as other_id from ${table}
    where ${where} and (${user} > ? or (${user} = ? and ${other} > ?)) order by ${user}, ${other} limit ?`,
    [last, last, number(after?.otherId), limit],
  ];
}

export const tieOf = (row: Row): SourceTie => ({
  userId: id(row.user_id),
  otherId: id(row.other_id),
});
