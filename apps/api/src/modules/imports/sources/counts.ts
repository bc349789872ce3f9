import { number, type SourceDatabase } from './database.ts';

/** @param from a table and what has to hold */
export const countOf = async (db: SourceDatabase, from: string): Promise<number> =>
  number((await db.all(`select count(*) as count from ${from}`))[0]?.count);
