import { readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from '@oche/db';
import { processMemory } from '../memory.ts';
import type { Server } from '../servers.ts';

/** of each process, and all of it together for the database */
export interface Sample {
  /** minutes since the beginning */
  at: number;
  /** bytes resident, by process */
  resident: number[];
  /** bytes of V8's heap after a collection, by process */
  heap: number[];
  /** open files, sockets among them, by process */
  handles: number[];
  /** of all processes */
  connections: number;
  requests: number;
  /** milliseconds */
  p99: number;
  errors: number;
}

/** A collection of all that a process has takes less. */
const COLLECTION_MS = 1500;

/** What the processes hold at this moment. */
export async function hold(apps: readonly Server[], pool: Pool) {
  for (const { pid } of apps) process.kill(pid, 'SIGUSR2');
  await sleep(COLLECTION_MS);
  const memories = await Promise.all(apps.map(processMemory));
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  return {
    resident: memories.map(({ resident }) => resident),
    heap: memories.map(({ heapUsed }) => heapUsed),
    handles: apps.map(({ pid }) => readdirSync(`/proc/${pid}/fd`).length),
    connections: rows[0]?.count ?? 0,
  };
}
