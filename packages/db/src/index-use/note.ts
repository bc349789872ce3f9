import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** What one test database tells of an index: of a partitioned table that of the table. */
export interface IndexUse {
  name: string;
  isUsed: boolean;
  /** a constraint that holds by it, whoever reads it */
  isConstraint: boolean;
  /** deleting what its first column refers to looks here */
  isForReference: boolean;
}

/**
 * Notes which indexes the statements of a test database have walked, before it is dropped. Its connections are closed:
 * what they counted is told as they end.
 * @param folder for the databases of a run
 */
export async function noteIndexUse(url: string, folder: string): Promise<void> {
  const use = await listIndexUse(url);
  await mkdir(folder, { recursive: true });
  await appendFile(join(folder, `${process.pid}.jsonl`), `${JSON.stringify(use)}\n`);
}

export async function listIndexUse(url: string): Promise<IndexUse[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'oche-index-use' });
  await client.connect();
  try {
    const { rows } = await client.query<IndexUse>(USE);
    return rows;
  } finally {
    await client.end();
  }
}

const USE = `
  select coalesce(whole.relname, own.indexrelname) as name,
    bool_or(own.idx_scan > 0) as "isUsed",
    bool_or(index.indisunique or index.indisexclusion) as "isConstraint",
    bool_or(exists (
      select from pg_constraint key where key.conrelid = index.indrelid and key.contype = 'f'
        and key.conkey[1] = index.indkey[0]
        and not exists (
          select from pg_index other where other.indrelid = index.indrelid
            and other.indkey[0] = index.indkey[0] and other.indexrelid <> index.indexrelid
            and (other.indisunique or other.indexrelid < index.indexrelid)
        )
    )) as "isForReference"
  from pg_stat_user_indexes own
  join pg_index index on index.indexrelid = own.indexrelid
  left join pg_inherits part on part.inhrelid = own.indexrelid
  left join pg_class whole on whole.oid = part.inhparent
  where own.schemaname = 'public'
  group by 1`;
