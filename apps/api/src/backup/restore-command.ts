import { createInterface } from 'node:readline/promises';
import { swapBack } from '@oche/db/backup';
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
import { restoreBackup } from './restore.ts';

const help = `
pnpm restore FILE [--yes]
pnpm restore --undo

Puts the content of an archive of "pnpm backup" in the place of the database, while Oche is running or not. All of it is
made in a database beside the one in use, which it replaces in one step at the end: whatever fails before, nothing has
changed. The former database is kept until the next restore; --undo puts it back. Asks before, or takes --yes.

An archive of an older Oche is brought up to date. Secrets in it need the encryption key that was used
(docs/operations.md). With a PostgreSQL of your own its user has to be allowed to create databases.
${DATABASE_HELP}
`;

const options = { yes: { type: 'boolean' }, undo: { type: 'boolean' } } as const;

await runCommand({ help, options, maxArguments: 1 }, async ({ values, positionals: [file] }) => {
  if (values.undo) return undo();
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
      console.log(
        `Oche is as it was at ${outcome.createdAt}: ${outcome.rows} rows, ${outcome.files} files.\n` +
          `The former database is kept as ${outcome.former}; "pnpm restore --undo" puts it back.`,
      );
    } finally {
      progress.done();
    }
  });
});

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
