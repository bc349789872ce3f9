import { ADDRESSES, DATABASES, type OcheName, OUTSIDE, PASSWORDS } from './configuration.ts';

/** Where members find the country. */
export const HOST = 'oche.example';
export const MAIL_PORT = 2525;

const database = (host: string, port: number) =>
  `postgres://oche:${PASSWORDS.oche}@${host}:${port}/oche`;

/** PostgreSQL's primary, whoever that is, without a pooler. */
export const PRIMARY_URL = database(ADDRESSES.gate, 5000);

/** What tells the processes of Oche where everything is. */
const PLACES: Record<string, string> = {
  DATABASE_URL: database(ADDRESSES.gate, 6432),
  DATABASE_DIRECT_URL: PRIMARY_URL,
  // whichever of them are standbys
  DATABASE_REPLICA_URLS: DATABASES.map((name) => database(ADDRESSES[name], 5432)).join(),
  SIGNALS_URL: `nats://${ADDRESSES.broker}:4222`,
};

/** What a process of Oche is started with. */
export const settingsOf = (name: OcheName, dataFolder: string): Record<string, string> => ({
  ...PLACES,
  ROLE: name === 'worker' ? 'worker' : 'web',
  HOST: '0.0.0.0',
  PORT: '3000',
  PUBLIC_URL: `https://${HOST}`,
  TRUST_PROXY: ADDRESSES.gate,
  OCHE_DATA_DIR: dataFolder,
  DATABASE_POOL_MAX: '10',
  DEMO_DATA: 'true',
  DEV_LOGIN: 'true',
  LOG_LEVEL: 'warn',
  SMTP_URL: `smtp://${OUTSIDE}:${MAIL_PORT}`,
  // all have the same; of the rehearsal alone
  ENCRYPTION_KEY: Buffer.alloc(32, 'rehearsal').toString('base64'),
  // all members come from one address
  RATE_LIMIT_PER_MINUTE: '1000000000',
  RATE_LIMIT_POSTING_PER_MINUTE: '1000000000',
  STREAMS_PER_CLIENT: '1000',
});
