import { createPool, migrate, type Pool } from '@oche/db';
import { emptyDatabase } from '../databases/kept.ts';
import { number, table } from '../table.ts';
import { BEGINNING, HOURS, ROUND, ROUNDS, TABLES } from './week.ts';

/** What a table is like after the week. */
interface Worn {
  table: string;
  updates: number;
  /** of them without touching an index */
  hot: number;
  dead: number;
  vacuums: number;
  /** bytes with its indexes, and when it is written anew */
  size: number;
  packed: number;
}

/** PostgreSQL's own, as an external server has it: dead rows after which a table is vacuumed. */
const USUAL = { threshold: 50, scale: 0.2 };

/**
 * A week of a busy community in minutes, with PostgreSQL's own settings and with ours. What autovacuum would have done at
 * the end of each hour is done then, by the same rule, so that no clock decides.
 */
export async function bloat(
  serverUrl: string,
  say: (text: string) => void,
): Promise<Record<'usual' | 'ours', Worn[]>> {
  const usual = await week(serverUrl, 'usual', say);
  return { usual, ours: await week(serverUrl, 'ours', say) };
}

async function week(
  serverUrl: string,
  name: 'usual' | 'ours',
  say: (text: string) => void,
): Promise<Worn[]> {
  say(`A week with ${name} settings …`);
  const url = await emptyDatabase(serverUrl, `bench_bloat_${name}`);
  await migrate(url);
  const pool = createPool(url, { max: 1, statementTimeoutMs: 0 });
  try {
    // neither triggers nor references, and the same chances for both
    await pool.query('set session_replication_role = replica; select setseed(0.25)');
    await pool.query('create schema bench; create sequence bench.boards');
    const scales = await settle(pool, name);
    for (const statement of BEGINNING) await pool.query(statement);
    await pool.query(`vacuum analyze ${TABLES.join(', ')}`);
    await pool.query('select pg_stat_reset()');
    const vacuums = new Map<string, number>();
    for (let hour = 0; hour < HOURS; hour++) {
      for (let round = 0; round < ROUNDS; round++) {
        for (const statement of ROUND) await pool.query(statement);
      }
      for (const table of await due(pool, scales)) {
        await pool.query(`vacuum (analyze) ${table}`);
        vacuums.set(table, (vacuums.get(table) ?? 0) + 1);
      }
    }
    return await worn(pool, vacuums);
  } finally {
    await pool.end();
  }
}

/** @returns by table the share of dead rows after which it is vacuumed */
async function settle(pool: Pool, name: 'usual' | 'ours'): Promise<Map<string, number>> {
  const scales = new Map<string, number>();
  for (const table of TABLES) {
    const { rows } = await pool.query<{ options: string[] | null }>(
      'select reloptions as options from pg_class where oid = $1::regclass',
      [table],
    );
    const options = rows[0]?.options ?? [];
    if (name === 'usual') {
      const names = options.map((option) => option.split('=')[0]);
      if (names.length > 0) await pool.query(`alter table ${table} reset (${names.join(', ')})`);
    } else {
      const scale = options.find((option) => option.startsWith('autovacuum_vacuum_scale_factor='));
      if (scale) scales.set(table, Number(scale.split('=')[1]));
    }
    await pool.query(`alter table ${table} set (autovacuum_enabled = off)`);
  }
  return scales;
}

const counted = async (pool: Pool) => {
  await pool.query('select pg_stat_force_next_flush()');
  await pool.query('select pg_stat_clear_snapshot()');
  const { rows } = await pool.query<{
    table: string;
    updates: number;
    hot: number;
    dead: number;
    rows: number;
    size: number;
  }>(
    `select pg_class.relname as table, n_tup_upd as updates, n_tup_hot_upd as hot, n_dead_tup as dead,
       greatest(reltuples, 0)::float8 as rows, pg_total_relation_size(relid) as size
     from pg_stat_user_tables join pg_class on pg_class.oid = relid
     where pg_class.relname = any($1) order by array_position($1, pg_class.relname::text)`,
    [[...TABLES]],
  );
  return rows;
};

const due = async (pool: Pool, scales: Map<string, number>): Promise<string[]> =>
  (await counted(pool))
    .filter(
      ({ table, dead, rows }) => dead > USUAL.threshold + (scales.get(table) ?? USUAL.scale) * rows,
    )
    .map(({ table }) => table);

async function worn(pool: Pool, vacuums: Map<string, number>): Promise<Worn[]> {
  const before = await counted(pool);
  await pool.query(`vacuum full ${TABLES.join(', ')}`);
  const after = new Map((await counted(pool)).map(({ table, size }) => [table, size]));
  return before.map(({ rows: _, ...row }) => ({
    ...row,
    vacuums: vacuums.get(row.table) ?? 0,
    packed: after.get(row.table) ?? row.size,
  }));
}

export const wornOut = ({ usual, ours }: Record<'usual' | 'ours', Worn[]>): string =>
  table(
    ['', 'settings', 'updates', 'HOT', 'dead rows', 'vacuums', 'MB', 'packed MB', 'times'],
    usual.flatMap((row, index) =>
      [
        { ...row, settings: 'usual' },
        { ...(ours[index] ?? row), settings: 'ours' },
      ].map((one) => [
        one.table,
        one.settings,
        number(one.updates),
        one.updates > 0 ? `${number((100 * one.hot) / one.updates)} %` : '',
        number(one.dead),
        number(one.vacuums),
        number(one.size / 2 ** 20, 1),
        number(one.packed / 2 ** 20, 1),
        number(one.size / one.packed, 2),
      ]),
    ),
  );
