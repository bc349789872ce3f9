import { lintMigrations } from '../migration/lint/lint.ts';
import { MIGRATIONS_FOLDER, readMigrations } from '../migration/migrate.ts';
import { CommandError, runCommand } from './lib/command.ts';

const help = `
node packages/db/src/cli/lint-migrations.ts

Says which statements of the migrations aren't safe while the former version still runs, or while the tables are used.
`;

await runCommand({ help }, async () => {
  const found = await lintMigrations(await readMigrations(MIGRATIONS_FOLDER));
  if (found.length > 0) throw new CommandError(found.join('\n'));
  console.log('All migrations are safe beside the former version.');
});
