import { createHash } from 'node:crypto';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { storeDump } from '../dump/store.ts';
import { ImportError } from '../import-error.ts';
import { openLive, openStored, type SourceDatabase } from './database.ts';
import { openPhpbb, phpbbTables } from './phpbb3/phpbb3.ts';
import type { Source, SourceKind } from './source.ts';
import { openVbulletin4, vbulletin4Tables } from './vbulletin/vbulletin4.ts';
import { openVbulletin5, vbulletin5Tables } from './vbulletin/vbulletin5.ts';
import { openWoltlab, woltlabTables } from './woltlab/woltlab.ts';

interface Board {
  /** tables of which something is read, without their prefix */
  tables: readonly string[];
  /** those without which it is no such board: they tell the prefix */
  signs: readonly [string, ...string[]];
  open: (db: SourceDatabase, prefix: string) => Promise<Source>;
}

const boards: Record<SourceKind, Board> = {
  phpbb3: { tables: phpbbTables, signs: ['topics', 'posts', 'privmsgs'], open: openPhpbb },
  // the two parts of it have prefixes of their own, which nobody changes
  woltlab: { tables: woltlabTables, signs: ['wcf1_user', 'wbb1_post'], open: openWoltlab },
  vbulletin4: {
    tables: vbulletin4Tables,
    signs: ['pmtext', 'post', 'thread', 'forum'],
    open: openVbulletin4,
  },
  vbulletin5: {
    tables: vbulletin5Tables,
    signs: ['privatemessage', 'node', 'channel', 'text'],
    open: openVbulletin5,
  },
};

interface Place {
  kind: SourceKind;
  /** a file made by mysqldump, or mysql://… */
  dump: string | null;
  url: string | null;
  /** null: found by the tables */
  prefix: string | null;
  /** where a dump is kept while it is read */
  storeFolder: string;
  onProgress: (text: string) => void;
}

/** @returns the board, and what takes away what was stored of it */
export async function openSource(
  place: Place,
): Promise<{ source: Source; forget: () => Promise<void> }> {
  const board = boards[place.kind];
  const { db, forget } = await openDatabase(place, board);
  const prefix = place.prefix ?? (await findPrefix(db, board));
  const tables = new Set(await db.tables());
  const missing = board.signs.filter((name) => !tables.has(prefix + name));
  if (missing.length > 0) {
    throw new ImportError(`There is no table ${prefix}${missing[0]}: is it a ${place.kind}?`);
  }
  return { source: await board.open(await withMissing(db, prefix, board, tables), prefix), forget };
}

async function openDatabase({ dump, url, storeFolder, onProgress }: Place, { tables }: Board) {
  if (url) return { db: await openLive(url), forget: async () => {} };
  if (!dump) throw new ImportError('Say what from: --dump FILE or --database mysql://…');
  const file = await stat(dump).catch(() => null);
  if (!file?.isFile()) throw new ImportError(`There is no file ${dump}.`);
  await mkdir(storeFolder, { recursive: true, mode: 0o700 });
  const key = createHash('sha256').update(`${dump} ${file.size} ${file.mtimeMs}`).digest('hex');
  const storePath = join(storeFolder, `${key.slice(0, 24)}.sqlite`);
  await storeDump({
    path: dump,
    storePath,
    wants: (table) => tables.some((name) => table.endsWith(name)),
    onProgress: (rows) => onProgress(`${rows} rows of the dump`),
  });
  return { db: openStored(storePath), forget: () => rm(storePath, { force: true }) };
}

async function findPrefix(
  db: SourceDatabase,
  { signs: [first, ...others] }: Board,
): Promise<string> {
  const tables = new Set(await db.tables());
  const prefixes = [...tables].flatMap((table) =>
    table.endsWith(first) ? [table.slice(0, -first.length)] : [],
  );
  const found = prefixes.filter((prefix) => others.every((name) => tables.has(prefix + name)));
  if (found.length === 1 && found[0] !== undefined) return found[0];
  if (found.length === 0) throw new ImportError('The database has no such board in it.');
  throw new ImportError(
    `The database has several boards in it: say which with --prefix, one of ${found.join(', ')}`,
  );
}

/** Tables that a board of another version doesn't have are empty ones. */
async function withMissing(
  db: SourceDatabase,
  prefix: string,
  { tables }: Board,
  known: ReadonlySet<string>,
): Promise<SourceDatabase> {
  const missing = tables.map((name) => prefix + name).filter((name) => !known.has(name));
  const isAbsent = (sql: string) => missing.some((name) => sql.includes(`\`${name}\``));
  return {
    ...db,
    all: async (sql, parameters) => {
      if (!isAbsent(sql)) return db.all(sql, parameters);
      return /^select count\(\*\)/.test(sql) ? [{ count: 0 }] : [];
    },
  };
}
