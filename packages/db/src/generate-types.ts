import type { Pool } from './pool.ts';

interface Column {
  table: string;
  name: string;
  /** the type's name in pg_type: 'int8', or '_text' for an array of text */
  type: string;
  nullable: boolean;
  hasDefault: boolean;
  /** the database sets the value and refuses one of ours */
  isAlwaysGenerated: boolean;
  /** check constraints of this column alone, as PostgreSQL prints them */
  checks: string[];
}

/** What our pool returns for each type. A type that is missing here needs a decision first. */
const TYPESCRIPT_TYPES: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Buffer',
  citext: 'string',
  cube: 'string',
  date: 'string',
  float4: 'number',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  jsonb: 'Json',
  text: 'string',
  time: 'string',
  timestamptz: 'Timestamp',
  tstzrange: 'string',
  tsquery: 'string',
  tsvector: 'string',
  uuid: 'string',
};

const HEADER = `// Generated from the migrated schema by \`pnpm db:types\`. Do not edit.
import type { ColumnType, GeneratedAlways } from 'kysely';

/** The database has a value when an insert gives none. */
export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U>
    ? ColumnType<S, I | undefined, U>
    : ColumnType<T, T | undefined, T>;

/** Read as ISO 8601 in UTC with milliseconds, e.g. '2026-11-21T19:00:00.000Z'. */
export type Timestamp = ColumnType<string, Date | string, Date | string>;

/**
 * Read as parsed, to be checked by a schema. Written as an object or as JSON text: pg would write
 * an array as an array of PostgreSQL.
 */
export type Json = ColumnType<
  unknown,
  Record<string, unknown> | string,
  Record<string, unknown> | string
>;
`;

/**
 * @param pool a database with all migrations applied
 * @returns the source of generated/db.ts
 * @throws Error when a column's type is missing in TYPESCRIPT_TYPES
 */
export async function generateTypes(pool: Pool): Promise<string> {
  const tables = Map.groupBy(await listColumns(pool), (column) => column.table);
  const interfaces = [...tables].map(([table, columns]) => tableInterface(table, columns));
  const entries = [...tables.keys()].map((table) => `  ${table}: ${pascalCase(table)};`);
  return [HEADER, ...interfaces, `export interface DB {\n${entries.join('\n')}\n}\n`].join('\n');
}

async function listColumns(pool: Pool): Promise<Column[]> {
  const { rows } = await pool.query<Column>(`
    select c.relname as "table", a.attname as name, t.typname as type,
      not a.attnotnull as nullable,
      a.atthasdef or a.attidentity <> '' as "hasDefault",
      a.attidentity = 'a' or a.attgenerated <> '' as "isAlwaysGenerated",
      array(select pg_get_constraintdef(k.oid) from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
        order by k.conname) as checks
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
      and not c.relispartition and c.relname <> 'oche_migrations'
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by c.relname collate "C", a.attname collate "C"`);
  return rows;
}

function tableInterface(table: string, columns: Column[]): string {
  const lines = columns.map((column) => `  ${column.name}: ${columnType(column)};`);
  return `export interface ${pascalCase(table)} {\n${lines.join('\n')}\n}\n`;
}

function columnType(column: Column): string {
  const base = allowedValues(column) ?? scalarOrArray(column);
  const type = column.nullable ? `${base} | null` : base;
  if (column.isAlwaysGenerated) return `GeneratedAlways<${type}>`;
  return column.hasDefault ? `Generated<${type}>` : type;
}

/** A check like `role in ('user', 'moderator')` becomes a union of these texts. */
function allowedValues({ checks }: Column): string | undefined {
  for (const check of checks) {
    const list = /^CHECK \(\(\w+ = ANY \(ARRAY\[(.+)\]\)\)\)$/.exec(check)?.[1];
    const values = list?.split(', ').map((item) => /^('[^']*')::text$/.exec(item)?.[1]);
    if (values?.every((value) => value !== undefined)) return values.join(' | ');
  }
  return undefined;
}

function scalarOrArray({ table, name, type }: Column): string {
  const isArray = type.startsWith('_');
  const scalar = TYPESCRIPT_TYPES[isArray ? type.slice(1) : type];
  if (scalar === undefined || (isArray && /^[A-Z]/.test(scalar))) {
    throw new Error(
      `no TypeScript type for ${type} of ${table}.${name}: decide in generate-types.ts`,
    );
  }
  return isArray ? `${scalar}[]` : scalar;
}

function pascalCase(name: string): string {
  return name.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
