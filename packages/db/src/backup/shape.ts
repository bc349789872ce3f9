import type { Client } from 'pg';

/** A table whose rows a backup has. */
export interface TableShape {
  /** with its schema and quoted where that is necessary, e.g. `forum_posts` */
  name: string;
  /** all but those that PostgreSQL computes by itself */
  columns: string[];
}

/** The value that a sequence gave last. */
export interface SequenceState {
  name: string;
  value: string;
}

/** The queue's own tables, whose rows are jobs that are not done, and Oche's. */
const SCHEMAS = ['public', 'graphile_worker'];

/** What migrations write themselves. */
const OWN_ROWS = ['oche_migrations', 'graphile_worker.migrations'];

/** Rows of partitions are read and written through their table. */
export async function readTables(client: Client): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(
    `select c.oid::regclass::text as name, array_agg(quote_ident(a.attname) order by a.attnum) as columns
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       and a.attgenerated = ''
     where n.nspname = any($1) and c.relkind in ('r', 'p') and not c.relispartition
       and not c.oid::regclass::text = any($2)
     group by c.oid order by 1`,
    [SCHEMAS, OWN_ROWS],
  );
  return rows;
}

export async function readSequences(client: Client): Promise<SequenceState[]> {
  const { rows } = await client.query<SequenceState>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
     from pg_sequences where schemaname = any($1) and last_value is not null order by 1`,
    [SCHEMAS],
  );
  return rows;
}
