import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { startTemporaryServer } from '../embedded/temporary-server.ts';
import { generateTypes } from '../generate-types.ts';
import { migrate } from '../migration/migrate.ts';
import { createPool } from '../pool.ts';
import { CommandError, runCommand } from './lib/command.ts';

const help = `
pnpm db:types [--check]

Writes packages/db/src/generated/db.ts from the schema that the migrations make. They are applied to
a temporary PostgreSQL, so no database of yours is touched. With --check nothing is written, and the
command fails when the file is not up to date.
`;

const FILE = fileURLToPath(new URL('../generated/db.ts', import.meta.url));

await runCommand({ help, options: { check: { type: 'boolean' } } }, async ({ values }) => {
  const source = await typesOfMigrations();
  if (!values.check) return writeFile(FILE, source);
  if ((await readFile(FILE, 'utf8')) !== source) {
    throw new CommandError('src/generated/db.ts is not up to date: run pnpm db:types');
  }
});

async function typesOfMigrations(): Promise<string> {
  const server = await startTemporaryServer();
  try {
    await migrate(server.url, { loadData: async () => {} });
    const pool = createPool(server.url);
    return await generateTypes(pool).finally(() => pool.end());
  } finally {
    await server.stop();
  }
}
