import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { readableTables, withSnapshot } from '@oche/db/backup';
import { CommandError, callerPath, Progress } from '@oche/db/command';
import type { OcheCommand } from './command.ts';
import { withDb } from './with-deps.ts';

export const exportTables: OcheCommand = {
  summary: 'writes tables as CSV files, for spreadsheets and statistics',
  help: `
pnpm oche export FOLDER [--tables forum_threads,forum_posts]

Writes the tables as CSV files into a new folder, each with a line of names, all of one moment, while Oche is running.
Secrets and what is said in private are left out; e-mail addresses and what members wrote are in
it, so keep it as closely as the database. A copy that can be restored is "pnpm backup".
`,
  options: { tables: { type: 'string' } },
  maxArguments: 1,
  async run({ positionals: [folder], values: { tables: wanted } }, print) {
    if (!folder) throw new CommandError('Say where to: pnpm oche export FOLDER');
    const path = callerPath(folder);
    const names = typeof wanted === 'string' ? wanted.split(',').map((name) => name.trim()) : null;
    await withDb(async (_, url) => {
      const progress = new Progress();
      try {
        const count = await withSnapshot(url, async (snapshot) => {
          const all = readableTables(snapshot.tables);
          const unknown = names?.filter((name) => all.every((table) => table.name !== name)) ?? [];
          if (unknown.length > 0)
            throw new CommandError(`There is no table ${unknown[0]} to export.`);
          const tables = names ? all.filter(({ name }) => names.includes(name)) : all;
          await mkdir(path, { recursive: true, mode: 0o700 });
          for (const table of tables) {
            progress.update(table.name);
            const file = createWriteStream(join(path, `${table.name}.csv`), {
              mode: 0o600,
              flags: 'wx',
            });
            await pipeline(snapshot.readCsv(table), file);
          }
          return tables.length;
        });
        progress.done();
        print(`${path}: ${count} tables.`);
      } finally {
        progress.done();
      }
    });
  },
};
