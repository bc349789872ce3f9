import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import floors from './floors.json' with { type: 'json' };
import { modules } from './index.ts';
import knownReads from './known-upward-reads.json' with { type: 'json' };

/*
 * Modules stand on floors. The boundaries refuse an import from above; what a statement reads is no import, so the
 * sources are searched here for the tables that they name.
 */

const house = import.meta.dirname;
const WRITTEN =
  /(?:insertInto|updateTable|deleteFrom)\(\s*'(\w+)|\b(?:insert into|update|delete from) (\w+)/g;
const READ =
  /(?:selectFrom|innerJoin|leftJoin|innerJoinLateral|leftJoinLateral|crossJoin|from|using)\(\s*\[?\s*'(\w+)|\b(?:from|join)\s+(\w+)/g;

/** module → the tables that it names in this way, and in which files */
type Named = Map<string, Map<string, Set<string>>>;
let written: Named;
let read: Named;

beforeAll(() => {
  const types = readFileSync(join(house, '../../../../packages/db/src/generated/db.ts'), 'utf8');
  const all = types.slice(types.indexOf('export interface DB {'));
  const tables = new Set([...all.matchAll(/^ {2}(\w+):/gm)].map(([, table]) => table));
  const sources = readdirSync(house, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /^(?!testing).*(?<!\.test)\.ts$/.test(entry.name))
    .map(({ parentPath, name }) => relative(house, join(parentPath, name)))
    // what fills tables with examples may know them all
    .filter((path) => path.includes(sep) && !path.includes(`${sep}demo${sep}`));
  written = new Map();
  read = new Map();
  for (const path of sources) {
    const text = readFileSync(join(house, path), 'utf8');
    note(written, path, text.matchAll(WRITTEN), tables);
    note(read, path, text.matchAll(READ), tables);
  }
});

function note(
  into: Named,
  path: string,
  found: Iterable<RegExpMatchArray>,
  tables: ReadonlySet<string | undefined>,
): void {
  const [module = ''] = path.split(sep);
  for (const [, quoted, bare] of found) {
    const table = quoted ?? bare ?? '';
    if (!tables.has(table)) continue;
    const byTable = into.get(module) ?? new Map<string, Set<string>>();
    into.set(module, byTable);
    byTable.set(table, (byTable.get(table) ?? new Set()).add(path));
  }
}

/** @returns table → the modules that write it */
function writers(): Map<string, string[]> {
  const of = new Map<string, string[]>();
  for (const [module, tables] of written)
    for (const table of tables.keys()) of.set(table, [...(of.get(table) ?? []), module]);
  return of;
}

/** Counted from below. */
const floorOf = (module: string) =>
  floors.length - floors.findIndex((floor) => floor.includes(module));

test('every domain is on one floor', () => {
  expect(floors.flat().sort()).toEqual(modules.map(({ name }) => name).sort());
});

test('every table is written by one module', () => {
  const shared = [...writers()].filter(([, by]) => by.length > 1);
  expect(shared).toEqual([]);
});

test('a module reads its own tables and those of the floors below, but for a list that only gets shorter', () => {
  const owner = new Map([...writers()].map(([table, [by = '']]) => [table, by]));
  const upward = [...read].flatMap(([module, tables]) =>
    [...tables.keys()].flatMap((table) => {
      const by = owner.get(table) ?? module;
      return by !== module && floorOf(by) >= floorOf(module) ? [`${module} reads ${table}`] : [];
    }),
  );
  expect(upward.sort()).toEqual(knownReads);
});
