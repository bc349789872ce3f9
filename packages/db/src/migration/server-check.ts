import pg, { type Client } from 'pg';
import { withClient } from '../pooler/check-client.ts';
import { sharesSessions } from '../pooler/pooler-check.ts';

/** The oldest major version whose SQL the migrations and queries speak. */
const OLDEST_MAJOR = 16;

/** What the migrations create with `create extension`; a test compares the two. */
export const EXTENSIONS = [
  'btree_gin',
  'btree_gist',
  'citext',
  'cube',
  'fuzzystrmatch',
  'pg_trgm',
  'unaccent',
] as const;

/** What decides whether Oche can live in a database. */
export interface ServerFacts {
  /** e.g. 160004 */
  version: number;
  /** as the server calls itself, e.g. '16.4 (Debian 16.4-1)' */
  versionText: string;
  encoding: string;
  isStandby: boolean;
  user: string;
  database: string;
  mayCreateTables: boolean;
  mayCreateSchemas: boolean;
  /** those of EXTENSIONS that the server can't offer */
  missing: readonly string[];
  /** those that are not there yet and that this user may not create */
  forbidden: readonly string[];
}

/** The database isn't one that Oche can use; the message says why, and what to do, in sentences. */
export class UnfitDatabaseError extends Error {
  override name = 'UnfitDatabaseError';

  constructor(problems: readonly string[]) {
    const list = problems.map((problem) => `  ${problem}`).join('\n');
    super(`Oche can't use this database:\n${list}`);
  }
}

/**
 * Looks at the server and the database before anything is written there.
 * @param url where a session stays with its connection
 * @throws UnfitDatabaseError with everything that has to be changed
 */
export async function checkServer(url: string): Promise<void> {
  await withClient(url, async (client) => {
    if (await sharesSessions(client, url)) throw new UnfitDatabaseError([WRONG_POOLING]);
    const problems = problemsOf(await readFacts(client));
    if (problems.length > 0) throw new UnfitDatabaseError(problems);
  });
}

const WRONG_POOLING =
  'The pooler in between gives one session of PostgreSQL to several connections: name PostgreSQL itself in ' +
  'DATABASE_DIRECT_URL, or set its pool_mode to session for this database.';

/** @returns a sentence for each thing that has to be changed; none if Oche can start */
export function problemsOf(facts: ServerFacts): string[] {
  const { versionText, encoding, user, database, missing, forbidden } = facts;
  const [name, role] = [pg.escapeIdentifier(database), pg.escapeIdentifier(user)];
  return [
    facts.version < OLDEST_MAJOR * 10_000 &&
      `It is PostgreSQL ${versionText}: Oche needs version ${OLDEST_MAJOR} or newer, so update the server or name ` +
        'another one in DATABASE_URL.',
    facts.isStandby &&
      'The server is a standby, which only reads: name the primary one in DATABASE_URL.',
    encoding !== 'UTF8' &&
      `Its encoding is ${encoding}, which can't hold what members write. Make another one: ` +
        `create database ${name} template template0 encoding 'UTF8' locale 'C.UTF-8';`,
    !facts.mayCreateTables &&
      `The user ${user} may not create tables. Make it the owner: alter database ${name} owner to ${role};`,
    !facts.mayCreateSchemas &&
      `The user ${user} may not create schemas and extensions. Let it: grant create on database ${name} to ${role};`,
    missing.length > 0 &&
      `The server lacks ${count(missing)}: install its package of contributed modules, e.g. postgresql-contrib.`,
    forbidden.length > 0 &&
      `The user ${user} may not create ${count(forbidden)}. Let a superuser do it in this database: ` +
        forbidden.map((extension) => `create extension ${extension};`).join(' '),
  ].filter((problem) => problem !== false);
}

const count = (names: readonly string[]) =>
  `the extension${names.length > 1 ? 's' : ''} ${names.join(', ')}`;

async function readFacts(client: Client): Promise<ServerFacts> {
  const { rows } = await client.query<ServerFacts>(FACTS, [EXTENSIONS]);
  const [facts] = rows;
  if (!facts) throw new Error('the server told nothing about itself');
  return facts;
}

/** A user with `create` on the database creates extensions that are trusted, a superuser all. */
const FACTS = `
  with wanted as (
    select extension as name, available.name is not null as is_there,
      installed.extname is not null as is_done, coalesce(version.trusted, false) as is_trusted
    from unnest($1::text[]) extension
    left join pg_available_extensions available on available.name = extension
    left join pg_extension installed on installed.extname = extension
    left join pg_available_extension_versions version
      on version.name = extension and version.version = available.default_version
  )
  select
    current_setting('server_version_num')::int as version,
    current_setting('server_version') as "versionText",
    current_setting('server_encoding') as encoding,
    pg_is_in_recovery() as "isStandby",
    current_user::text as user,
    current_database()::text as database,
    coalesce(has_schema_privilege(to_regnamespace('public')::oid, 'create'), false) as "mayCreateTables",
    has_database_privilege(current_database(), 'create') as "mayCreateSchemas",
    array(select name from wanted where not is_there and not is_done order by name) as missing,
    array(
      select name from wanted
      where is_there and not is_done and not is_trusted and current_setting('is_superuser') = 'off'
      order by name
    ) as forbidden`;
