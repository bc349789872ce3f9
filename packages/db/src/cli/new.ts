import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { MIGRATIONS_FOLDER, readMigrations } from '../migration/migrate.ts';
import { CommandError, runCommand } from './lib/command.ts';

const help = `
pnpm db:new <name>

Makes the next migration file, e.g. "pnpm db:new lounges" → 0003_lounges.sql.
Migrations only go forward: a file that was deployed is never changed, a mistake in it is mended by
the next one. The former version still runs beside what it changes, which pnpm check looks at.
Afterwards: pnpm db:migrate, pnpm db:types.
`;

await runCommand({ help, maxArguments: 1 }, async ({ positionals: [name = ''] }) => {
  const words = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '');
  if (!words) throw new CommandError('Give the migration a name, e.g. pnpm db:new lounges');
  const number = (await readMigrations(MIGRATIONS_FOLDER)).length + 1;
  const file = join(MIGRATIONS_FOLDER, `${String(number).padStart(4, '0')}_${words}.sql`);
  await writeFile(file, `-- ${name}: what it is for.\n`, { flag: 'wx' });
  console.log(`Made ${relative(process.cwd(), file)}`);
});
