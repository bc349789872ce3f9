import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { EnvError, envNames, parseEnv } from './env.ts';

function problemsOf(source: Record<string, string>): string[] {
  try {
    parseEnv(source);
    return [];
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    return error.message
      .split('\n')
      .slice(1)
      .map((line) => line.trim());
  }
}

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://oche.example',
  SMTP_URL: 'smtps://user:password@mail.example',
};

test('nothing set is a working machine of a developer', () => {
  expect(parseEnv({})).toMatchObject({
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    PORT: 3000,
    DEV_LOGIN: false,
    DEV_AUTO_LOGIN: false,
    DEV_WEBHOOKS: false,
    RATE_LIMIT_PER_MINUTE: 600,
    RATE_LIMIT_POSTING_PER_MINUTE: 30,
    RATE_LIMIT_SIGN_IN_PER_5_MINUTES: 25,
    RATE_LIMIT_SIGN_IN_PER_PLACE_HOUR: 25,
    RATE_LIMIT_SIGN_IN_PER_ACCOUNT_HOUR: 100,
    RATE_LIMIT_MAIL_PER_30_MINUTES: 5,
  });
});

test.each(['short', 'A'.repeat(43), `${'_'.repeat(42)}8`, `${'A'.repeat(42)}E=`])(
  'a key for push that is none: %s',
  (VAPID_PRIVATE_KEY) => {
    expect(problemsOf({ VAPID_PRIVATE_KEY })).toEqual([
      'VAPID_PRIVATE_KEY: is a private key of 32 bytes in base64url; see docs/operations.md',
    ]);
  },
);

test('push services write to an address', () => {
  const key = `${'A'.repeat(42)}E`;
  for (const VAPID_SUBJECT of ['mailto:technik@oche.test', 'https://oche.test/contact'])
    expect(problemsOf({ VAPID_SUBJECT, VAPID_PRIVATE_KEY: key })).toEqual([]);
  expect(problemsOf({ VAPID_SUBJECT: 'technik@oche.test' })).toHaveLength(1);
});

test('an empty value counts as not set', () => {
  expect(parseEnv({ PORT: '', PUBLIC_URL: '', DATABASE_URL: '' }).PORT).toBe(3000);
});

test('variables of others are left alone', () => {
  expect(problemsOf({ PATH: '/bin', npm_config_x: 'y' })).toEqual([]);
});

test('everything wrong stands in one list, values and combinations alike', () => {
  const problems = problemsOf({
    NODE_ENV: 'production',
    PORT: '70000',
    DATABASE_POOL_MAX: 'many',
    DATABASE_URL: 'mysql://x',
    LOG_LEVEL: 'loud',
    METRICS_TOKEN: 'short',
    DEMO_DATA: 'yes',
    DEV_AUTO_LOGIN: 'true',
    OIDC_ISSUER: 'https://id.example',
    PUBLIC_URL: 'http://oche.example',
    TRUST_PROXY: '1',
  });
  expect(problems.map((problem) => problem.split(':')[0]).sort()).toEqual([
    'DATABASE_POOL_MAX',
    'DATABASE_URL',
    'DEMO_DATA',
    'DEV_AUTO_LOGIN',
    'DEV_AUTO_LOGIN',
    'ENCRYPTION_KEY',
    'LOG_LEVEL',
    'METRICS_TOKEN',
    'OIDC_CLIENT_ID',
    'PORT',
    'PUBLIC_URL',
    'SMTP_URL',
    'TRUST_PROXY',
  ]);
  for (const problem of problems) expect(problem).toMatch(/^[A-Z0-9_]+: [a-z].{8,}$/);
});

test('no problem names the value, which may be a secret', () => {
  const secret = 'SECRET';
  const source = Object.fromEntries(envNames.map((name) => [name, `${secret} ${name}`]));
  const problems = problemsOf(source);
  expect(problems.length).toBeGreaterThan(15);
  expect(problems.join('\n')).not.toContain(secret);
});

describe('production', () => {
  test('starts with an https address and a mail server', () => {
    expect(problemsOf(production)).toEqual([]);
  });

  test.each(['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:8080/'])(
    'may be tried out on %s',
    (PUBLIC_URL) => {
      expect(problemsOf({ ...production, PUBLIC_URL })).toEqual([]);
    },
  );

  test.each(['http://oche.example', 'http://localhost.evil.example', 'http://192.168.1.5:3000'])(
    'is refused on %s, where cookies could not be Secure',
    (PUBLIC_URL) => {
      expect(problemsOf({ ...production, PUBLIC_URL })).toHaveLength(1);
    },
  );

  test.each(['DEV_LOGIN', 'DEV_AUTO_LOGIN', 'DEV_WEBHOOKS', 'DEMO_DATA', 'WEB_DEV'])(
    'refuses %s',
    (name) => {
      for (const on of ['true', '1']) {
        const problems = problemsOf({ ...production, [name]: on });
        expect(problems.some((problem) => problem.startsWith(`${name}: is refused`))).toBe(true);
      }
      expect(problemsOf({ ...production, [name]: 'false' })).toEqual([]);
    },
  );

  test.each(['PUBLIC_URL', 'SMTP_URL'] as const)('needs %s', (name) => {
    expect(problemsOf({ ...production, [name]: '' })).toHaveLength(1);
  });
});

describe('DEV_WEBHOOKS', () => {
  const problem = expect.stringContaining('DEV_WEBHOOKS: is refused where others');

  test.each<Record<string, string>>([
    {},
    { HOST: '127.0.0.1' },
    { HOST: '::1', PUBLIC_URL: 'http://localhost:3000' },
    { PUBLIC_URL: 'http://127.0.0.1:3000' },
  ])('is for a machine that nobody else reaches: %j', (env) => {
    expect(problemsOf({ ...env, DEV_WEBHOOKS: 'true' })).toEqual([]);
  });

  test.each<Record<string, string>>([
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: '192.168.1.5' },
    { HOST: '127.0.0.1.evil.example' },
    { PUBLIC_URL: 'https://oche.example' },
    { PUBLIC_URL: 'http://localhost.evil.example' },
    { HOST: 'localhost', PUBLIC_URL: 'http://192.168.1.5:3000' },
  ])('and for no other: %j', (env) => {
    expect(problemsOf({ ...env, DEV_WEBHOOKS: 'true' })).toEqual([problem]);
    expect(problemsOf(env)).toEqual([]);
  });
});

describe('ENCRYPTION_KEY', () => {
  const key = randomBytes(32).toString('base64');
  const DATABASE_URL = 'postgres://db/oche';

  test('is one key, or the current one and those of before', () => {
    const former = randomBytes(32).toString('base64');
    expect(problemsOf({ ENCRYPTION_KEY: key })).toEqual([]);
    expect(parseEnv({ ENCRYPTION_KEY: `${key}, ${former}` }).ENCRYPTION_KEY).toEqual([
      Buffer.from(key, 'base64'),
      Buffer.from(former, 'base64'),
    ]);
  });

  test.each(['password', `${key}=`, key.slice(4), `${key},`, `${key},short`, ' '])(
    'is refused when it is %j',
    (ENCRYPTION_KEY) => {
      expect(problemsOf({ ENCRYPTION_KEY })).toHaveLength(1);
    },
  );

  test('is needed in production where several processes may share a database', () => {
    const [problem] = problemsOf({ ...production, DATABASE_URL });
    expect(problem).toMatch(/^ENCRYPTION_KEY: is required .*openssl rand -base64 32$/);
    expect(problemsOf({ ...production, DATABASE_URL, ENCRYPTION_KEY: key })).toEqual([]);
    expect(problemsOf({ DATABASE_URL })).toEqual([]);
  });
});

describe('storage', () => {
  const bucket = { S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };

  test('is a bucket with its keys, or the disk', () => {
    expect(problemsOf(bucket)).toEqual([]);
    expect(parseEnv(bucket)).toMatchObject({ S3_REGION: 'us-east-1', S3_FORCE_PATH_STYLE: false });
    expect(parseEnv({}).S3_BUCKET).toBeUndefined();
  });

  test.each(['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])('of S3 needs %s', (name) => {
    expect(problemsOf({ ...bucket, [name]: '' })).toEqual([`${name}: is required with S3_BUCKET`]);
  });

  test('half described is refused, not put on the disk', () => {
    const problems = problemsOf({ S3_ENDPOINT: 'https://s3.example', S3_ACCESS_KEY_ID: 'key' });
    expect(problems).toEqual(['S3_BUCKET: is required with S3_ENDPOINT, S3_ACCESS_KEY_ID']);
    expect(problemsOf({ ...bucket, S3_ENDPOINT: 'minio:9000' })).toHaveLength(1);
  });
});

test('PUBLIC_URL is an origin', () => {
  expect(parseEnv({ PUBLIC_URL: 'https://oche.example/' }).PUBLIC_URL).toBe('https://oche.example');
  expect(problemsOf({ PUBLIC_URL: 'https://oche.example/darts' })).toHaveLength(1);
  expect(problemsOf({ PUBLIC_URL: 'javascript:alert(1)' })).toHaveLength(1);
});

describe('MAP_TILES_URL', () => {
  const MAP_TILES_ATTRIBUTION = '© OpenStreetMap';

  test.each([
    'https://tiles.example/{z}/{x}/{y}.png',
    'https://{s}.tiles.example:8443/osm/{z}/{x}/{y}{r}.png?key=a',
    'http://localhost:8080/{z}/{y}/{x}.webp',
  ])('may be %s', (MAP_TILES_URL) => {
    expect(problemsOf({ MAP_TILES_URL, MAP_TILES_ATTRIBUTION })).toEqual([]);
  });

  test.each([
    'https://tiles.example/tiles.png',
    'javascript:alert(1)/{z}/{x}/{y}',
    "https://tiles.example; script-src 'unsafe-inline'/{z}/{x}/{y}.png",
    'https://{s}tiles.example/{z}/{x}/{y}.png',
  ])('may not be %s', (MAP_TILES_URL) => {
    expect(problemsOf({ MAP_TILES_URL, MAP_TILES_ATTRIBUTION })).toHaveLength(1);
  });

  test('never without saying whose pictures they are', () => {
    expect(problemsOf({ MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png' })).toHaveLength(1);
  });
});

describe('TRUST_PROXY', () => {
  test.each(['loopback', '10.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8', 'loopback, 10.0.0.0/8'])(
    'takes %s',
    (value) => {
      expect(problemsOf({ TRUST_PROXY: value })).toEqual([]);
    },
  );
  test.each([
    '1',
    'true',
    '*',
    '10.0.0.0/33',
    '10.0.0.0/',
    '10.0.0.0/8/8',
    'proxy.local',
    'loopback,',
  ])('refuses %s', (value) => {
    expect(problemsOf({ TRUST_PROXY: value })).toHaveLength(1);
  });
});

test.each(['postgres://u:p@db:5432/oche', 'postgresql://db/oche?sslmode=require'])(
  'DATABASE_URL takes %s',
  (value) => {
    expect(problemsOf({ DATABASE_URL: value })).toEqual([]);
  },
);

test.each(['DATABASE_URL', 'DATABASE_REPLICA_URLS', 'SMTP_URL'])(
  '%s with a password that is not encoded is refused with how it is',
  (name) => {
    const scheme = name === 'SMTP_URL' ? 'smtp' : 'postgres';
    const problems = (password: string) =>
      problemsOf({
        DATABASE_URL: 'postgres://db/oche',
        [name]: `${scheme}://oche:${password}@host/oche`,
      });
    expect(problems('a%2Fb')).toEqual([]);
    expect(problems('a/b')).toEqual([expect.stringMatching(`^${name}: .*/ is %2F`)]);
  },
);

test('a direct address has one that it is the direct one of', () => {
  const DATABASE_DIRECT_URL = 'postgres://db:5432/oche';
  const [problem] = problemsOf({ DATABASE_DIRECT_URL });
  expect(problem).toMatch(/^DATABASE_URL: is required with DATABASE_DIRECT_URL/);
  const DATABASE_URL = 'postgres://db:6432/oche';
  expect(problemsOf({ DATABASE_URL, DATABASE_DIRECT_URL })).toEqual([]);
});

test('standbys are a list of addresses, beside the one of their primary', () => {
  const DATABASE_URL = 'postgres://db/oche';
  const DATABASE_REPLICA_URLS = 'postgres://db2/oche, postgres://db3:5433/oche';
  expect(parseEnv({ DATABASE_URL, DATABASE_REPLICA_URLS }).DATABASE_REPLICA_URLS).toEqual([
    'postgres://db2/oche',
    'postgres://db3:5433/oche',
  ]);
  expect(problemsOf({ DATABASE_REPLICA_URLS })).toHaveLength(1);
  expect(problemsOf({ DATABASE_URL, DATABASE_REPLICA_URLS: 'db2' })).toHaveLength(1);
});

test('the operations guide describes every variable, and no other', async () => {
  const guide = await readFile(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
  const described = [...guide.matchAll(/^\| `([A-Z0-9_]+)` +\|/gm)].map(([, name]) => name);
  expect(described.sort()).toEqual([...envNames].sort());
});
