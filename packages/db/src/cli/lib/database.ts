import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbeddedPostgres } from '../../embedded.ts';

/** The part of --help that says on which database the command works. */
export const DATABASE_HELP = `The database is that of DATABASE_DIRECT_URL or DATABASE_URL when set, else the embedded PostgreSQL under OCHE_DATA_DIR
(default: .data in the repository), also while Oche is running.`;

const REPOSITORY = fileURLToPath(new URL('../../../../../', import.meta.url));

/** Runs `work` on the database of this installation. */
export async function withDatabaseUrl(work: (url: string) => Promise<void>): Promise<void> {
  const { DATABASE_DIRECT_URL, DATABASE_URL, OCHE_DATA_DIR: folder } = process.env;
  // a pooler would give what a command sets for its session to others
  const url = DATABASE_DIRECT_URL || DATABASE_URL;
  if (url) return work(url);
  const dataDir = resolve(REPOSITORY, folder || '.data');
  if (!folder) console.error(`Without DATABASE_URL: the embedded database in ${dataDir}`);
  const server = await startEmbeddedPostgres({
    dataDir,
    mayRelocate: !folder,
    onNotice: (text) => console.error(text),
  });
  const interrupt = () => server.stop().finally(() => process.exit(130));
  process.once('SIGINT', interrupt);
  process.once('SIGTERM', interrupt);
  try {
    await work(server.url);
  } finally {
    process.off('SIGINT', interrupt);
    process.off('SIGTERM', interrupt);
    await server.stop();
  }
}
