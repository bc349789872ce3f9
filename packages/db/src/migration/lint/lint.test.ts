import { describe, expect, test } from 'vitest';
import { MIGRATIONS_FOLDER, readMigrations } from '../migrate.ts';
import { lintMigrations } from './lint.ts';

const lint = (...files: string[]) =>
  lintMigrations(
    files.map((sql, index) => ({ name: `${200 + index}`.padStart(4, '0').concat('_x.sql'), sql })),
  );

const ALONE = '-- no transaction\n';

test('all migrations since processes are updated one by one are safe, or say why', async () => {
  expect(await lintMigrations(await readMigrations(MIGRATIONS_FOLDER))).toEqual([]);
});

/** A statement, a part of what is said about it, and one that does the same without harm. */
const RULES: [bad: string, text: string, ...good: string[]][] = [
  // the former version
  ['drop table games', 'uses the table games', 'create table a (b int); drop table a'],
  ['drop function f(int)', 'uses the function f', 'drop index games_age'],
  ['drop view v', 'uses the view v', 'create view v as select 1'],
  [
    'alter table games drop column legs',
    'reads and writes games.legs',
    'alter table games drop constraint c',
  ],
  [
    'alter table games rename to plays',
    'knows games by its former name',
    'create table plays (id int)',
  ],
  [
    'alter table games rename column a to b',
    'knows games.a by its former name',
    'alter table games rename constraint a to b',
  ],
  ["alter type kind rename value 'a' to 'b'", 'x', "alter type kind add value 'c'"],
  [
    'alter table games add column a int not null',
    'rows without a',
    'alter table games add column a int not null default 0',
  ],
  [
    'alter table games alter a drop default',
    'default of games.a',
    'alter table games alter a set default 1',
  ],
  [
    'alter table games alter id drop identity',
    'no games.id of its own',
    'alter table games alter a drop not null',
  ],
  [
    'alter table games add constraint c check (a is not null) not valid',
    'may write games.a as null',
    'alter table games add constraint c check (a > 0) not valid',
    'alter table games add constraint c check (a is null) not valid',
    'alter table games add constraint c check (lower(a) is not null) not valid',
  ],
  ['truncate games', 'finds its rows gone', 'insert into games default values'],
  [
    'alter table games detach partition p',
    'in all parts of games',
    'create table p partition of games for values in (1)',
  ],
  // who uses the table
  [
    'create index on games (a)',
    'nobody can write to games',
    'create table a (b int); create index on a (b)',
    `${ALONE}create index concurrently if not exists i on games (a);`,
  ],
  [
    'alter table games alter a type bigint',
    'writes the whole table anew',
    'alter table games add column a_new bigint',
  ],
  ['alter table games alter a set not null', 'reads all of games'],
  [
    'alter table games add check (a > 0)',
    'the check reads all of games',
    'alter table games add check (a > 0) not valid',
  ],
  [
    'alter table games add foreign key (a) references users (id)',
    'the reference reads all of games',
    'alter table games add foreign key (a) references users (id) not valid',
  ],
  [
    'alter table games add unique (a)',
    'built behind a lock on games',
    'alter table games add constraint u unique using index i',
  ],
  [
    'alter table games add exclude using gist (a with =)',
    'an exclusion constraint',
    'create table a (b int, exclude using gist (b with =))',
  ],
  [
    'alter table games add column a uuid default gen_random_uuid()',
    'differs from row to row',
    'alter table games add column a timestamptz default now()',
  ],
  [
    'alter table games add column a text generated always as (lower(b)) stored',
    'a stored generated column',
    'alter table games add column a text',
  ],
  ['alter table games add column a bigint generated always as identity', 'an identity column'],
  [
    'alter table games add column a int unique',
    'the index of a is built',
    'alter table games add column a int',
  ],
  [
    'alter table games add column a int check (a > 0)',
    'the check of a reads all rows',
    'alter table games add column a int; alter table games add constraint c check (a > 0) not valid',
  ],
  [
    'alter table games add column a int default 3 references b (id)',
    'the reference of a reads all rows',
    'alter table games add column a int references b (id)',
  ],
  [
    'alter table games set unlogged',
    'writes all of games anew',
    'alter table games set (fillfactor = 80)',
  ],
  ['alter table games attach partition p for values in (1)', 'unless a validated check'],
  ['do $$ begin end $$', 'is not looked at'],
  [
    'update games set a = 1',
    'changed rows are locked',
    'create table a (b int); update a set b = 1',
  ],
  ['delete from games', 'deleted rows are locked', 'create table a (b int); delete from a'],
  ['lock table games', 'waits until the file is done'],
  ['cluster games', 'writes the table anew'],
  // how files are applied
  ["set local lock_timeout = '1h'", 'decided by migrate()', "set local work_mem = '64MB'"],
  [
    'create index concurrently if not exists i on games (a)',
    'has to be "-- no transaction"',
    `${ALONE}create index concurrently if not exists i on games (a);`,
  ],
  [
    'drop index concurrently if exists i',
    'has to be "-- no transaction"',
    `${ALONE}drop index concurrently if exists i;`,
  ],
  [
    'reindex index concurrently i',
    'has to be "-- no transaction"',
    `${ALONE}reindex index concurrently i;`,
  ],
  ['vacuum games', 'has to be "-- no transaction"', `${ALONE}vacuum games;`],
  [`${ALONE}create index concurrently i on games (a);`, 'does harm twice'],
  [`${ALONE}drop index concurrently i;`, 'does harm twice'],
  [
    `${ALONE}alter type kind add value 'c';`,
    'does harm twice',
    `${ALONE}alter type kind add value if not exists 'c';`,
  ],
  [
    `${ALONE}alter table games alter a set default 1;`,
    'does harm twice',
    `${ALONE}alter table games set (fillfactor = 80);`,
  ],
  [
    `${ALONE}create table a (b int);`,
    'does harm twice',
    `${ALONE}alter table games validate constraint c;`,
  ],
  [
    `${ALONE}analyze games; analyze users;`,
    'ends with the end of a line',
    `${ALONE}analyze games;\nanalyze users;`,
  ],
];

describe('each rule', () => {
  test.each(RULES)('%s', async (bad, text, ...good) => {
    expect((await lint(bad)).join('\n')).toContain(text);
    for (const sql of good) expect(await lint(sql)).toEqual([]);
  });
});

test('a column becomes not null in three files', async () => {
  const add =
    '-- contract: since 1.4, all write it\nalter table games add constraint a_known check (a is not null) not valid';
  const validate = 'alter table games validate constraint a_known';
  const set = 'alter table games alter a set not null; alter table games drop constraint a_known';
  expect(await lint(add, validate, set)).toEqual([]);
  expect(await lint(`${add}; ${validate}`)).toEqual([
    expect.stringContaining('a_known is validated behind the lock'),
  ]);
  expect((await lint(add, set)).join('\n')).toContain('reads all of games');
});

test('says where, and a line beside a statement excuses it, and no other', async () => {
  const drops = (first: string) =>
    `-- Ä words\n\n${first}\ndrop table games;\n\n-- more\ndrop table users;\n`;
  expect(await lint(drops(''))).toEqual([
    '0200_x.sql:4 the former version uses the table games',
    '0200_x.sql:7 the former version uses the table users',
  ]);
  const left = ['0200_x.sql:7 the former version uses the table users'];
  expect(await lint(drops('-- contract: since 1.4, nothing reads it any more'))).toEqual(left);
});

test.each(['-- contract: nothing reads it', '-- contract: since 1.4', '-- safe: it is small', ''])(
  '"%s" is no excuse for what the former version misses',
  async (line) => {
    expect(await lint(`${line}\ndrop table games`)).toHaveLength(1);
  },
);

test.each(['-- safe:', '-- contract: since 1.4, nothing reads it', ''])(
  '"%s" is no excuse for what others wait for',
  async (line) => {
    expect(await lint(`${line}\ncreate index on games (a)`)).toHaveLength(1);
    expect(await lint('-- safe: a table of some rows\ncreate index on games (a)')).toEqual([]);
  },
);

test('a file that can not be parsed says so', async () => {
  await expect(lint('selekt 1')).rejects.toThrow('syntax error');
});

test('files of the time when all processes stopped for an update are not looked at', async () => {
  expect(await lintMigrations([{ name: '0105_x.sql', sql: 'drop table games' }])).toEqual([]);
});
