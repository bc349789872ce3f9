import { readFileSync } from 'node:fs';

const DOCS = new URL('../../../../../docs/', import.meta.url);

/** The configuration of a machine as it stands in `docs`. */
const documented = (file: string) => readFileSync(new URL(file, DOCS), 'utf8');

/**
 * A documented configuration with what differs here.
 * @throws Error when the documented text has none of what is to be replaced
 */
export function replaced(file: string, replacements: Record<string, string>): string {
  return Object.entries(replacements).reduce((rest, [from, to]) => {
    if (!rest.includes(from)) throw new Error(`docs/${file} lacks "${from}"`);
    return rest.replaceAll(from, to);
  }, documented(file));
}

/** The machines of the country, as they stand in `docs/country`. */
export const ADDRESSES = {
  db1: '10.0.0.11',
  db2: '10.0.0.12',
  db3: '10.0.0.13',
  gate: '10.0.0.21',
  broker: '10.0.0.31',
  web1: '10.0.0.41',
  web2: '10.0.0.42',
  worker: '10.0.0.43',
} as const;
export type MachineName = keyof typeof ADDRESSES;
/** Where members are, and whoever watches over it all. */
export const OUTSIDE = '10.0.0.1';

export const DATABASES = ['db1', 'db2', 'db3'] as const;
export type DatabaseName = (typeof DATABASES)[number];
export const OCHES = ['web1', 'web2', 'worker'] as const;
export type OcheName = (typeof OCHES)[number];

/** What a large machine has more of than the rehearsal needs. */
const SMALL = {
  'shared_buffers: 4GB': 'shared_buffers: 64MB',
  'max_wal_size: 1GB': 'max_wal_size: 128MB',
  'wal_keep_size: 128MB': 'wal_keep_size: 32MB',
  'max_slot_wal_keep_size: 4GB': 'max_slot_wal_keep_size: 160MB',
};

/** The list of all three stays as it is: only what is the machine's own is replaced. */
export const etcdOf = (name: DatabaseName): string =>
  replaced('country/etcd.yml', {
    'name: db1': `name: ${name}`,
    ': http://10.0.0.11:': `: http://${ADDRESSES[name]}:`,
  });

export const patroniOf = (name: DatabaseName): string =>
  replaced('country/patroni.yml', {
    ...SMALL,
    'name: db1': `name: ${name}`,
    'listen: 10.0.0.11:': `listen: ${ADDRESSES[name]}:`,
    'connect_address: 10.0.0.11:': `connect_address: ${ADDRESSES[name]}:`,
  });

export const databaseProxy = (): string => replaced('country/haproxy.cfg', {});

/** In front of Oche; it never was root here, so that it becomes nobody else. */
export const webProxy = (certificate: string): string =>
  replaced('proxies/haproxy.cfg', {
    'oche1 127.0.0.1:3000': `oche1 ${ADDRESSES.web1}:3000`,
    'oche2 127.0.0.1:3001': `oche2 ${ADDRESSES.web2}:3000`,
    'bind :::443 v6only': '# ',
    'bind :::80 v6only': '# ',
    '/etc/haproxy/oche.pem': certificate,
    '  user haproxy': '',
    '  group haproxy': '',
  });

/** Beside the proxy, which knows the primary. */
export const pooler = (userList: string): string =>
  replaced('database/pgbouncer.ini', {
    'host=127.0.0.1 port=5432': `host=${ADDRESSES.gate} port=5000`,
    'listen_addr = 127.0.0.1': `listen_addr = ${ADDRESSES.gate}`,
    '/etc/pgbouncer/userlist.txt': userList,
  });

export const broker = (): string => replaced('country/nats.conf', {});

/** As documented: of the rehearsal alone. */
export const PASSWORDS = { superuser: 'change-me-superuser', oche: 'change-me-oche' };
