import { createInterface } from 'node:readline/promises';
import { noteDrill, swapBack } from '@oche/db/backup';
import {
  CommandError,
  callerPath,
  DATABASE_HELP,
  Progress,
  runCommand,
  withDatabaseUrl,
} from '@oche/db/command';
import { readEnv } from '../env.ts';
import { openStorage } from '../lib/storage/storage.ts';
import { drillRestore, newestArchive } from './drill.ts';
import { restoreBackup } from './restore.ts';

const help = `
pnpm restore FILE [--yes]
pnpm restore --undo
pnpm restore --drill FILE-OR-FOLDER [--at postgres://…]

Puts the content of an archive of "pnpm backup" in the place of the database, while Oche is running or not. All of it is
made in a database beside the one in use, which it replaces in one step at the end: whatever fails before, nothing has
changed. The former database is kept until the next restore; --undo puts it back. Asks before, or takes --yes.

An archive of an older Oche is brought up to date. Secrets in it need the encryption key that was used
(docs/operations.md). With a PostgreSQL of your own its user has to be allowed to create databases.

--drill tries whether an archive, or the newest one of a folder, could be restored: in a database of its own beside the
one in use (NAME_drill), or on the server that --at names, which is removed afterwards. It counts the rows, checks
references, counters and files, and says how old the backup is. The site, its database and its files are not touched; only
the success is noted, for the metrics. Ends with 1 when something is wrong.
${DATABASE_HELP}
`;

const options = {
  yes: { type: 'boolean' },
  undo: { type: 'boolean' },
  drill: { type: 'boolean' },
  at: { type: 'string' },
} as const;

await runCommand({ help, options, maxArguments: 1 }, async ({ values, positionals: [file] }) => {
  if (values.undo) return undo();
  if (values.drill) return drill(file, values.at);
  if (!file) throw new CommandError('Say what from: pnpm restore FILE');
  const storage = await openStorage(readEnv());
  const path = callerPath(file);
  await withDatabaseUrl(async (url) => {
    if (!values.yes) await confirm(url);
    const progress = new Progress();
    try {
      const onProgress = (text: string) => progress.update(text);
      const outcome = await restoreBackup({ url, storage, path, onProgress });
      progress.done();
      const { createdAt, rows, files, former } = outcome;
      console.log(`Oche is as it was at ${createdAt}: ${rows} rows, ${files} files.`);
      if (former)
        console.log(
          `The former database is kept as ${former}; "pnpm restore --undo" puts it back.`,
        );
    } finally {
      progress.done();
    }
  });
});

async function drill(given: string | undefined, at: string | undefined): Promise<void> {
  if (!given) throw new CommandError('Say with which: pnpm restore --drill FILE-OR-FOLDER');
  const path = await newestArchive(callerPath(given));
  await withDatabaseUrl(async (url) => {
    const progress = new Progress();
    const onProgress = (text: string) => progress.update(text);
    const outcome = await drillRestore({ url: at ?? url, path, onProgress }).finally(() =>
      progress.done(),
    );
    const { createdAt, rows, tables, files, problems } = outcome;
    console.log(
      `${path} is of ${createdAt}, ${ageOf(createdAt)} ago: ${rows} rows of ${tables} tables, ${files} files.`,
    );
    if (problems.length > 0) throw new CommandError(problems.join('\n'));
    await noteDrill(url, new Date(createdAt));
    console.log('It could be restored, and everything in it is right.');
  });
}

/** "3 hours", "12 days" */
function ageOf(time: string): string {
  const hours = Math.floor((Date.now() - Date.parse(time)) / 3_600_000);
  if (hours < 1) return 'less than an hour';
  return hours < 48 ? `${hours} hours` : `${Math.floor(hours / 24)} days`;
}

async function undo(): Promise<void> {
  await withDatabaseUrl(swapBack);
  console.log('The database from before the restore is in its place again.');
}

async function confirm(url: string): Promise<void> {
  const { host, pathname } = new URL(url);
  if (!process.stdin.isTTY)
    throw new CommandError(`Add --yes to replace the database ${host}${pathname}.`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`Replace the database ${host}${pathname}? Type "yes": `);
  terminal.close();
  if (answer.trim() !== 'yes') throw new CommandError('Nothing was changed.');
}
