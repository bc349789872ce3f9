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
import { createBackup } from './backup.ts';

const help = `
pnpm backup FILE

Writes the database and all members' files into one archive, e.g. oche-2026-11-23.tar.gz, while Oche is running: the
rows are those of one moment. The archive is read again before it gets its name, so a file of that name is complete.
It holds members' data and is readable by its owner only. The encryption key is not in it: keep that apart
(docs/operations.md).

Files lie in OCHE_DATA_DIR/uploads or in the bucket S3_BUCKET.
${DATABASE_HELP}
`;

await runCommand({ help, maxArguments: 1 }, async ({ positionals: [file] }) => {
  if (!file) throw new CommandError('Say where to: pnpm backup FILE');
  const storage = await openStorage(readEnv());
  const path = callerPath(file);
  await withDatabaseUrl(async (url) => {
    const progress = new Progress();
    try {
      const onProgress = (text: string) => progress.update(text);
      const outcome = await createBackup({ url, storage, path, onProgress });
      progress.done();
      console.log(
        `${path}: ${megabytes(outcome.bytes)} MB, ${outcome.rows} rows of ${outcome.tables} tables, ${outcome.files} files.`,
      );
    } finally {
      progress.done();
    }
  });
});

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}
