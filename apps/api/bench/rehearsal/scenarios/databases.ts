import { setTimeout as sleep } from 'node:timers/promises';
import { DATABASES, type DatabaseName } from '../country/configuration.ts';
import type { Country } from '../country/country.ts';
import { type Scenario, WELL_SECONDS } from './scenario.ts';

/** Who plays which part just now. */
let struck: DatabaseName = 'db1';

export async function primaryOf({ databases }: Country): Promise<DatabaseName> {
  const primary = await databases.primary();
  if (!primary) throw new Error('There is no primary');
  return primary;
}

export const killPrimary: Scenario = {
  name: 'primary',
  what: 'the machine of the primary dies: PostgreSQL, Patroni and etcd by kill -9',
  // Patroni's ttl of 20 s, and 2 s until the next look at it (loop_wait); then 2 s to become primary and to be found, and
  // what is rarely asked for is asked for again within 3 s
  bounds: { failedSeconds: 30, wellSeconds: WELL_SECONDS },
  async trouble(country) {
    struck = await primaryOf(country);
    await country.databases.machine(struck).kill();
  },
  async repair({ databases }) {
    databases.start(struck);
  },
};

export const killEtcdLeader: Scenario = {
  name: 'etcd',
  what: "etcd's leader dies by kill -9",
  // no answer to a member needs it
  bounds: { failedSeconds: 1, wellSeconds: WELL_SECONDS },
  async trouble({ databases }) {
    struck = (await databases.etcdLeader()) ?? struck;
    await databases.machine(struck).stop('etcd', 'SIGKILL');
  },
  async repair({ databases }) {
    databases.startEtcd(struck);
  },
};

export const cutReplica: Scenario = {
  name: 'cut-off',
  what: 'a standby is cut off the network: its cable is pulled',
  // the other one confirms what is written; readings go elsewhere within a second
  bounds: { failedSeconds: 2, wellSeconds: WELL_SECONDS },
  async trouble(country) {
    struck = await standbyOf(country);
    country.databases.machine(struck).cut();
  },
  async repair({ databases }) {
    databases.machine(struck).mend();
  },
};

async function standbyOf(country: Country): Promise<DatabaseName> {
  const primary = await primaryOf(country);
  return DATABASES.find((name) => name !== primary) ?? primary;
}

/** More than a page's patience. */
const LAG_MS = 10_000;

export const lagReplica: Scenario = {
  name: 'lag',
  what: 'a standby gets everything and shows nothing new for ten seconds',
  // it goes on confirming what is written, and nobody may be shown what it has not got yet
  bounds: { failedSeconds: 0, wellSeconds: LAG_MS / 1000 + WELL_SECONDS },
  async trouble(country) {
    const standby = await standbyOf(country);
    await country.databases.ask(standby, 'select pg_wal_replay_pause()');
    await sleep(LAG_MS);
    await country.databases.ask(standby, 'select pg_wal_replay_resume()');
  },
};
