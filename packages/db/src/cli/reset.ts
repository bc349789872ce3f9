import { createInterface } from 'node:readline/promises';
import { emptyDatabase } from '../empty.ts';
import { migrate } from '../migration/migrate.ts';
import { CommandError, runCommand } from './lib/command.ts';
import { DATABASE_HELP, withDatabaseUrl } from './lib/database.ts';

const help = `
pnpm db:reset [--yes]

Deletes everything in the database and applies all migrations anew. The next "npm start" loads the
demo data again. Asks before, or takes --yes; refused with NODE_ENV=production.
${DATABASE_HELP}
`;

await runCommand({ help, options: { yes: { type: 'boolean' } } }, async ({ values }) => {
  if (process.env.NODE_ENV === 'production') {
    throw new CommandError('db:reset is refused with NODE_ENV=production.');
  }
  await withDatabaseUrl(async (url) => {
    if (!values.yes) await confirm(url);
    await emptyDatabase(url);
    const applied = await migrate(url);
    console.log(`The database is empty again, with ${applied.length} migrations applied.`);
  });
});

async function confirm(url: string): Promise<void> {
  const { host, pathname } = new URL(url);
  const database = `${host}${pathname}`;
  if (!process.stdin.isTTY) throw new CommandError(`Add --yes to delete all data of ${database}.`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`Delete ALL data of ${database}? Type "yes": `);
  terminal.close();
  if (answer.trim() !== 'yes') throw new CommandError('Nothing was deleted.');
}
