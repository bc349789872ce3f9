import { createECDH } from 'node:crypto';
import { isIP } from 'node:net';
import { z } from 'zod';
import { combinationProblems, type Source } from './env-rules.ts';
import { telemetryEnv } from './lib/telemetry/env.ts';

const flag = z
  .enum(['true', 'false', '1', '0'], 'is true or false')
  .default('false')
  .transform((value) => value === 'true' || value === '1');

const whole = (min: number, max: number) =>
  z.coerce
    .number('is a number')
    .int('is a whole number')
    .min(min, `is at least ${min}`)
    .max(max, `is at most ${max}`);

const count = (fallback: number) => whole(1, 1_000_000_000).default(fallback);

const httpUrl = z.url({ protocol: /^https?$/, error: 'is an http or https address' });

/** What most often keeps an address with a password from being one. */
const ENCODED = 'in its password / is %2F, # is %23, ? is %3F and @ is %40';

const postgresUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: `is a postgres:// address; ${ENCODED}`,
});

const postgresUrls = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .refine(
    (parts) => parts.every((part) => postgresUrl.safeParse(part).success),
    `is a list of postgres:// addresses; ${ENCODED}`,
  );

/** The address at which browsers reach us: protocol, host and port, and nothing more. */
const origin = httpUrl.pipe(
  z
    .string()
    .refine((value) => new URL(value).pathname === '/', 'has no path')
    .transform((value) => new URL(value).origin),
);

const NETWORK_NAMES = new Set(['loopback', 'linklocal', 'uniquelocal']);

function isNetwork(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return NETWORK_NAMES.has(value);
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  );
}

/**
 * Addresses or networks, e.g. `loopback, 10.0.0.0/8`; no number of hops, which clients could fake.
 */
const networks = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .refine((parts) => parts.every(isNetwork), 'is a list of addresses and networks (CIDR)');

/**
 * An address in Leaflet's form: `{z}`, `{x}` and `{y}` for zoom, column and row, and maybe `{s}`
 * for one of three subdomains.
 */
const tilesUrl = z
  .string()
  .regex(
    /^https?:\/\/(\{s\}\.)?[a-z0-9.-]+(:\d+)?\/(?=\S*\{z\})(?=\S*\{x\})(?=\S*\{y\})\S+$/i,
    'is an http or https address with {z}, {x} and {y}',
  );

/** Servers of a broker, e.g. `nats://a:4222,nats://b:4222`. */
const brokers = z.string().transform((value, { addIssue }) => {
  const parts = value.split(',').map((part) => part.trim());
  const urls = parts.map((part) => URL.parse(part));
  if (
    urls.every((url) => url !== null && /^(nats|tls):$/.test(url.protocol) && url.hostname !== '')
  )
    return urls.filter((url) => url !== null);
  addIssue('is a list of nats:// or tls:// addresses');
  return z.NEVER;
});

/** Addresses in a list, e.g. `turn:turn.example:3478?transport=udp, turns:turn.example:5349`. */
const iceUrls = (schemes: 'stuns?' | 'turns?') => {
  const url = new RegExp(
    `^${schemes}:(\\[[\\da-f:]+\\]|[\\w.-]+)(:\\d{1,5})?(\\?transport=(udp|tcp))?$`,
    'i',
  );
  return z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .refine(
      (parts) => parts.every((part) => url.test(part)),
      `is a list of addresses with ${schemes.replace('s?', '')}: before them`,
    );
};

/** What names member and place comes behind its name, and all together has at most 64 characters. */
const replyMailbox = z
  .string()
  .regex(
    /^[a-z0-9._-]{1,17}@[a-z0-9.-]+$/i,
    'is a mailbox with at most 17 characters before the @',
  );

const KEY_BYTES = 32;

/** @returns undefined for what is not 32 bytes in base64 */
export function encryptionKeyOf(text: string): Buffer | undefined {
  const key = Buffer.from(text, 'base64');
  return key.length === KEY_BYTES && key.toString('base64') === text ? key : undefined;
}

/** The current key, followed by former ones, separated by commas. */
const encryptionKeys = z.string().transform((value, { addIssue }) => {
  const keys = value.split(',').flatMap((part) => encryptionKeyOf(part.trim()) ?? []);
  if (keys.length === value.split(',').length) return keys;
  addIssue('is 32 bytes in base64, or several of them; make one with: openssl rand -base64 32');
  return z.NEVER;
});

/** A private key of the curve P-256: 32 bytes that are no zero and below the curve's order. */
const vapidPrivateKey = z
  .string()
  .refine(isKeyOfCurve, 'is a private key of 32 bytes in base64url; see docs/operations.md');

function isKeyOfCurve(text: string): boolean {
  if (!/^[\w-]{43}$/.test(text)) return false;
  try {
    createECDH('prime256v1').setPrivateKey(text, 'base64url');
    return true;
  } catch {
    return false;
  }
}

const schema = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], 'is development, production or test')
    .default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: whole(0, 65_535).default(3000),
  /** what this process does; `roles.ts` says what that means */
  ROLE: z.enum(['web', 'worker', 'all'], 'is web, worker or all').default('all'),
  /** decides whether cookies are Secure, and begins links in mails and canonical links */
  PUBLIC_URL: origin.optional(),
  OCHE_DATA_DIR: z.string().optional(),
  DATABASE_URL: postgresUrl.optional(),
  /** PostgreSQL itself, where DATABASE_URL is a pooler that gives sessions to others between two transactions */
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  /** standbys that answer reads */
  DATABASE_REPLICA_URLS: postgresUrls.optional(),
  /** signals between processes go through this broker in place of the database */
  SIGNALS_URL: brokers.optional(),
  /** encrypts secrets in the database; without it a key is made and kept in the data folder */
  ENCRYPTION_KEY: encryptionKeys.optional(),
  /** signs what is sent to push services; without it a key is made and kept in the database */
  VAPID_PRIVATE_KEY: vapidPrivateKey.optional(),
  /** whom push services write to; without it the contact page, or MAIL_FROM */
  VAPID_SUBJECT: z
    .url({ protocol: /^(https|mailto)$/, error: 'is a mailto: or https:// address' })
    .optional(),
  /** where whoever has found a hole can write; without it the contact page */
  SECURITY_CONTACT: z
    .url({ protocol: /^(https|mailto)$/, error: 'is a mailto: or https:// address' })
    .optional(),
  DATABASE_POOL_MAX: whole(2, 500).default(20),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'is a level of pino')
    .default('info'),
  /** reverse proxies whose X-Forwarded-For header is believed */
  TRUST_PROXY: networks.optional(),
  METRICS_TOKEN: z.string().min(16, 'has at least 16 characters').optional(),
  ...telemetryEnv,
  DEMO_DATA: flag,
  /** demo members go on playing */
  DEMO_LIVE: flag,
  DEV_LOGIN: flag,
  DEV_AUTO_LOGIN: flag,
  /** webhooks also go to http://localhost, for whoever tries a receiver on their own machine */
  DEV_WEBHOOKS: flag,
  /** serves pages from the sources through Vite, instead of the built files */
  WEB_DEV: flag,
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: `is an smtp:// or smtps:// address; ${ENCODED}` })
    .optional(),
  MAIL_FROM: z.string().default('Oche <no-reply@oche.test>'),
  /** the mailbox at which members answer mails; without it they can't be answered */
  REPLY_ADDRESS: replyMailbox.optional(),
  REPLY_SMTP_HOST: z.string().default('127.0.0.1'),
  /** takes answers from the operator's mail server */
  REPLY_SMTP_PORT: whole(0, 65_535).optional(),
  /** a mailbox from which answers are fetched */
  REPLY_IMAP_URL: z
    .url({ protocol: /^imaps?$/, error: 'is an imap:// or imaps:// address' })
    .optional(),
  /** as which that server signs what it has found out about a sender (RFC 8601) */
  REPLY_AUTHSERV_ID: z.string().optional(),
  /** sends codes to phones; without it phones can't be checked */
  SMS_GATEWAY_URL: httpUrl.optional(),
  SMS_GATEWAY_TOKEN: z.string().optional(),
  OIDC_ISSUER: httpUrl.optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().default('OpenID Connect'),
  /** images of the map on which lounges are shown; without it the pins are on a plain ground */
  MAP_TILES_URL: tilesUrl.optional(),
  /** the credit line that the tile server's terms ask for */
  MAP_TILES_ATTRIBUTION: z.string().max(200, 'has at most 200 characters').optional(),
  /** tell devices of friends who connect directly how they are seen from outside */
  STUN_URLS: iceUrls('stuns?').optional(),
  /** the relay through which pictures of boards go; without it only friends see each other's */
  TURN_URLS: iceUrls('turns?').optional(),
  /** the relay's `static-auth-secret`, with which its credentials are made */
  TURN_SECRET: z.string().min(16, 'has at least 16 characters').optional(),
  /** bucket for uploads; without it they are stored in the data folder */
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: httpUrl.optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** names the bucket in the path instead of the host name */
  S3_FORCE_PATH_STYLE: flag,
  /** how many live streams one member, or one address of visitors, may have open */
  STREAMS_PER_CLIENT: count(20),
  RATE_LIMIT_PER_MINUTE: count(600),
  RATE_LIMIT_TOKEN_PER_MINUTE: count(300),
  RATE_LIMIT_POSTING_PER_MINUTE: count(30),
  RATE_LIMIT_UPLOADS_PER_HOUR: count(200),
  RATE_LIMIT_RECEIVER_PER_MINUTE: count(1200),
  RATE_LIMIT_SIGN_IN_PER_5_MINUTES: count(25),
  RATE_LIMIT_SIGN_IN_PER_PLACE_HOUR: count(25),
  RATE_LIMIT_SIGN_IN_PER_ACCOUNT_HOUR: count(100),
  RATE_LIMIT_MAIL_PER_30_MINUTES: count(5),
  RATE_LIMIT_RECIPIENTS_PER_DAY: count(100),
  RATE_LIMIT_INVITATIONS_PER_DAY: count(20),
});

export type Env = z.infer<typeof schema>;

/** All variables that are read. A test checks that the operations guide describes each of them. */
export const envNames = Object.keys(schema.shape);

/** Lists all problems at once, so that an operator doesn't find them one start at a time. */
export class EnvError extends Error {}

/**
 * @param source usually process.env; empty values count as not set
 * @throws EnvError naming every wrong variable
 */
export function parseEnv(source: Source): Env {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse(set);
  const wrongValues = result.error?.issues.map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );
  const problems = [...(wrongValues ?? []), ...combinationProblems(set)];
  if (result.success && problems.length === 0) return result.data;
  const list = problems.map((problem) => `  ${problem}`).join('\n');
  throw new EnvError(`The environment has ${problems.length} problem(s):\n${list}`);
}

export const readEnv = (): Env => parseEnv(process.env);
