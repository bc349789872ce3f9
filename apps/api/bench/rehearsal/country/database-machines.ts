import { setTimeout as sleep } from 'node:timers/promises';
import { createPool } from '@oche/db';
import {
  ADDRESSES,
  DATABASES,
  type DatabaseName,
  etcdOf,
  PASSWORDS,
  patroniOf,
} from './configuration.ts';
import type { Machine } from './machine.ts';

/** What Patroni says of one of its machines. */
export interface Member {
  name: DatabaseName;
  role: string;
  state: string;
  lag?: number | string;
}

/** A standby that has not got more than this is with the primary. */
const BEHIND_BYTES = 1_000_000;

type Databases = Record<DatabaseName, Machine>;

/** Three machines with PostgreSQL under Patroni, which agree by etcd. */
export class DatabaseMachines {
  readonly #machines: Databases;

  constructor(machines: Databases) {
    this.#machines = machines;
  }

  startEtcd(name: DatabaseName): void {
    const machine = this.#machines[name];
    const file = machine.write('etcd.yml', etcdOf(name));
    machine.start({ name: 'etcd', command: 'etcd', args: ['--config-file', file] });
  }

  startPatroni(name: DatabaseName): void {
    const machine = this.#machines[name];
    const file = machine.write('patroni.yml', patroniOf(name));
    machine.start({ name: 'patroni', command: 'patroni', args: [file] });
  }

  start(name: DatabaseName): void {
    this.startEtcd(name);
    this.startPatroni(name);
  }

  machine(name: DatabaseName): Machine {
    return this.#machines[name];
  }

  /** Has one of them do something, as its superuser. */
  async ask(name: DatabaseName, statement: string, database = 'postgres'): Promise<void> {
    const url = `postgres://postgres:${PASSWORDS.superuser}@${ADDRESSES[name]}:5432/${database}`;
    const pool = createPool(url, { max: 1 });
    await pool.query(statement).finally(() => pool.end());
  }

  /** What the first of them that answers knows of all. */
  async members(): Promise<Member[]> {
    for (const name of DATABASES) {
      const found = await ask<{ members: Member[] }>(`http://${ADDRESSES[name]}:8008/cluster`);
      if (found) return found.members;
    }
    return [];
  }

  /** @returns who is the primary and says so itself */
  async primary(): Promise<DatabaseName | null> {
    for (const name of DATABASES) {
      if (await ask(`http://${ADDRESSES[name]}:8008/primary`)) return name;
    }
    return null;
  }

  /** Who all agree by, of etcd's. */
  async etcdLeader(): Promise<DatabaseName | null> {
    for (const name of DATABASES) {
      const url = `http://${ADDRESSES[name]}:2379/v3/maintenance/status`;
      const status = await ask<EtcdStatus>(url, { method: 'POST', body: '{}' });
      if (status && status.leader === status.header.member_id) return name;
    }
    return null;
  }

  /** One writes, and two others follow it without being behind. */
  async isWhole(): Promise<boolean> {
    const members = await this.members();
    const following = members.filter(
      ({ role, state, lag }) =>
        role !== 'leader' && state === 'streaming' && Number(lag ?? 0) < BEHIND_BYTES,
    );
    return following.length === DATABASES.length - 1 && (await this.primary()) !== null;
  }

  async whole(limitMs: number): Promise<void> {
    await until('three databases follow one another', () => this.isWhole(), limitMs);
  }
}

interface EtcdStatus {
  leader: string;
  header: { member_id: string };
}

/** @returns null when it isn't there, or has a no for us */
async function ask<T>(url: string, init: RequestInit = {}): Promise<T | null> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(1000) });
    if (!response.ok) return null;
    return (await response.json()) as T;
  } catch {
    return null;
  }
}

/**
 * @returns after how many milliseconds it is so
 * @throws Error when it isn't in time
 */
export async function until(
  what: string,
  isSo: () => Promise<boolean>,
  limitMs: number,
): Promise<number> {
  const began = performance.now();
  while (!(await isSo())) {
    if (performance.now() - began > limitMs)
      throw new Error(`Not within ${limitMs / 1000} s: ${what}`);
    await sleep(100);
  }
  return performance.now() - began;
}
