import { migrate } from '../migration/migrate.ts';
import { runCommand } from './lib/command.ts';
import { DATABASE_HELP, withDatabaseUrl } from './lib/database.ts';
import { Progress } from './lib/progress.ts';

const help = `
pnpm db:migrate

Applies the migrations of packages/db/migrations that the database has not seen yet.
${DATABASE_HELP}
`;

await runCommand({ help }, () =>
  withDatabaseUrl(async (url) => {
    const progress = new Progress();
    progress.update('Migrating');
    const onApply = (name: string) => console.log(`Applied ${name}`);
    const applied = await migrate(url, { onApply }).finally(() => progress.done());
    if (applied.length === 0) console.log('The database is up to date.');
  }),
);
