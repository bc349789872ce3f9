import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { withAdmin, withDatabase } from '../testing-admin.ts';
import type {} from '../testing-setup.ts';
import { MIGRATIONS_FOLDER, migrate } from './migrate.ts';
import { checkServer, EXTENSIONS, problemsOf, type ServerFacts } from './server-check.ts';

const server = inject('ocheTestServer');
const unique = (name: string) => `oche_${name}_${randomBytes(6).toString('hex')}`;

async function rowsOf(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

test('what is asked for is what the migrations create', async () => {
  const files = await readdir(MIGRATIONS_FOLDER);
  const texts = await Promise.all(
    files.map((file) => readFile(join(MIGRATIONS_FOLDER, file), 'utf8')),
  );
  const created = texts.flatMap((text) =>
    [...text.matchAll(/create extension (?:if not exists )?(\w+)/g)].map(([, name]) => name),
  );
  expect([...new Set(created)].sort()).toEqual(EXTENSIONS);
});

describe('each thing that is wrong is a sentence of its own', () => {
  const fit: ServerFacts = {
    version: 160_000,
    versionText: '16.0',
    encoding: 'UTF8',
    isStandby: false,
    user: 'oche',
    database: 'oche',
    mayCreateTables: true,
    mayCreateSchemas: true,
    missing: [],
    forbidden: [],
  };

  test('and where nothing is, there is none', () => expect(problemsOf(fit)).toEqual([]));

  test.each<[Partial<ServerFacts>, RegExp]>([
    [
      { version: 150_018, versionText: '15.18' },
      /^It is PostgreSQL 15\.18: Oche needs version 16 or newer, so update/,
    ],
    [{ isStandby: true }, /standby, which only reads: name the primary/],
    [{ encoding: 'LATIN1', database: 'o"x' }, /LATIN1.*create database "o""x" template template0/],
    [{ mayCreateTables: false }, /may not create tables.*alter database "oche" owner to "oche";$/],
    [{ mayCreateSchemas: false }, /grant create on database "oche" to "oche";$/],
    [{ missing: ['citext'] }, /^The server lacks the extension citext: install .*contrib/],
    [{ missing: ['citext', 'cube'] }, /^The server lacks the extensions citext, cube:/],
    [
      { forbidden: ['cube', 'unaccent'] },
      /superuser.*create extension cube; create extension unaccent;$/,
    ],
  ])('%j', (fact, sentence) => {
    expect(problemsOf({ ...fit, ...fact })).toEqual([expect.stringMatching(sentence)]);
  });

  test('and all of them are told at once', () => {
    const facts = { ...fit, version: 140_000, encoding: 'SQL_ASCII', missing: ['cube'] };
    expect(problemsOf(facts)).toHaveLength(3);
  });
});

describe.each(['LATIN1', 'SQL_ASCII'])('a database in %s', (encoding) => {
  const name = unique(encoding.toLowerCase());
  const url = withDatabase(server.url, name);
  beforeAll(() =>
    withAdmin(server.url, (sql) =>
      sql(`create database ${name} template template0 encoding '${encoding}'
        locale 'C' locale_provider libc`),
    ),
  );
  afterAll(() => withAdmin(server.url, (sql) => sql(`drop database ${name}`)));

  test('is refused before the first migration', async () => {
    await expect(migrate(url)).rejects.toThrow(
      `Its encoding is ${encoding}, which can't hold what members write.`,
    );
    const [row] = await rowsOf(url, "select to_regclass('oche_migrations') as migrations");
    expect(row).toEqual({ migrations: null });
  });
});

describe('a user who may only connect', () => {
  const role = unique('guest');
  const name = unique('guests');
  const address = new URL(withDatabase(server.url, name));
  address.username = role;
  address.password = 'secret';
  beforeAll(() =>
    withAdmin(server.url, async (sql) => {
      await sql(`create role ${role} login password 'secret'`);
      await sql(`create database ${name}`);
    }),
  );
  afterAll(() =>
    withAdmin(server.url, async (sql) => {
      await sql(`drop database ${name}`);
      await sql(`drop role ${role}`);
    }),
  );

  test('is refused, and let in once what was said is done', async () => {
    const refused = await migrate(address.href).catch((error) => error);
    expect(refused.message).toContain('may not create tables');
    expect(refused.message).toContain('may not create schemas and extensions');
    expect(refused.message).not.toContain('secret');
    const remedies = [...refused.message.matchAll(/: ((?:alter|grant) .*;)$/gm)];
    expect(remedies).toHaveLength(2);
    await withAdmin(server.url, async (sql) => {
      for (const [, remedy] of remedies) await sql(remedy);
    });
    await checkServer(address.href);
    expect((await migrate(address.href)).length).toBeGreaterThan(1);
  });
});
