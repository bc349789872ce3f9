import { connectUnlimited } from '../pooler/session-settings.ts';

interface BackupFacts {
  /** of the archive */
  bytes: number;
  rows: number;
  files: number;
}

/** Notes that a backup is complete, so that admins and alerts see how old the newest one is. */
export async function noteBackup(url: string, { bytes, rows, files }: BackupFacts): Promise<void> {
  const sql = 'insert into backups (archive_bytes, row_count, file_count) values ($1, $2, $3)';
  await run(url, sql, [bytes, rows, files]);
}

/** Notes a backup that somebody else has made of this database. */
export async function noteExternalBackup(url: string): Promise<void> {
  await run(url, "insert into backup_notes (kind) values ('external')", []);
}

/**
 * Notes that a backup could be restored.
 * @param backupOf the moment that it holds, if that is known
 */
export async function noteDrill(url: string, backupOf: Date | null): Promise<void> {
  await run(url, "insert into backup_notes (kind, backup_of) values ('drill', $1)", [backupOf]);
}

async function run(url: string, sql: string, values: readonly unknown[]): Promise<void> {
  const client = await connectUnlimited(url, 'oche-backup');
  try {
    await client.query(sql, [...values]);
  } finally {
    await client.end();
  }
}
