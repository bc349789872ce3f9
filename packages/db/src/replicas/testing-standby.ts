import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { type Cluster, giveTo } from '../embedded/cluster.ts';
import { startTemporaryServer, type TemporaryServer } from '../embedded/temporary-server.ts';
import { withAdmin, withDatabase } from '../testing-admin.ts';

const REPLICATING = {
  wal_level: 'replica',
  max_wal_senders: 5,
  wal_keep_size: '1GB',
  full_page_writes: 'on',
};

export interface Replicated {
  primary: TemporaryServer;
  standby: TemporaryServer;
  /** makes a database, which the standby has at once */
  createDatabase(name: string): Promise<{ url: string; replicaUrl: string }>;
  /** lets the standby fall behind */
  pause(): Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a primary and a standby that follows it, in temporary folders. */
export async function startReplicated(): Promise<Replicated> {
  const primary = await startTemporaryServer({ settings: REPLICATING });
  try {
    const { hostname, port, username, password } = new URL(primary.url);
    const from = `host=${hostname} port=${port} user=${username} password=${password}`;
    const standby = await startTemporaryServer({
      settings: { ...REPLICATING, primary_conninfo: from, max_standby_streaming_delay: '100ms' },
      makeData: (cluster) => copyOf(primary, cluster),
    });
    return {
      primary,
      standby,
      async createDatabase(name) {
        await withAdmin(primary.url, (sql) => sql(`create database ${name}`));
        return {
          url: withDatabase(primary.url, name),
          replicaUrl: withDatabase(standby.url, name),
        };
      },
      pause: () => withAdmin(standby.url, (sql) => sql('select pg_wal_replay_pause()')),
      resume: () => withAdmin(standby.url, (sql) => sql('select pg_wal_replay_resume()')),
      async stop() {
        await standby.stop();
        await primary.stop();
      },
    };
  } catch (error) {
    await primary.stop();
    throw error;
  }
}

/** What pg_basebackup does, which the embedded programs lack. */
async function copyOf(primary: TemporaryServer, { user, folder }: Cluster): Promise<string> {
  const client = new pg.Client(primary.url);
  await client.connect();
  try {
    await client.query("select pg_backup_start('standby', true)");
    await promisify(execFile)('cp', ['-a', primary.folder, folder]);
    const { rows } = await client.query(
      'select labelfile from pg_backup_stop(wait_for_archive => false)',
    );
    for (const name of ['postmaster.pid', 'postmaster.opts']) {
      await rm(join(folder, name), { force: true });
    }
    const own = { backup_label: rows[0].labelfile, 'standby.signal': '' };
    for (const [name, text] of Object.entries(own)) {
      await writeFile(join(folder, name), text, { mode: 0o600 });
      giveTo(user, join(folder, name));
    }
    return new URL(primary.url).password;
  } finally {
    await client.end();
  }
}
