export type Source = Record<string, string | undefined>;

const isOn = (value: string | undefined) => value === 'true' || value === '1';
const LOOPBACK = /^(localhost|127\.0\.0\.1|::1)?$/;
const LOCAL = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?\/?$/;

/** Whether nobody but who sits at this machine reaches Oche. */
const isOnlyHere = ({ HOST = '', PUBLIC_URL = '' }: Source): boolean =>
  LOOPBACK.test(HOST) && (PUBLIC_URL === '' || LOCAL.test(PUBLIC_URL));

/**
 * Rules about several variables, on raw values, so that they are reported together with wrong ones.
 */
export function combinationProblems(env: Source): string[] {
  const problems: [boolean, string][] = [
    [isOn(env.DEV_AUTO_LOGIN) && !isOn(env.DEV_LOGIN), 'DEV_AUTO_LOGIN: needs DEV_LOGIN=true'],
    [
      isOn(env.DEV_WEBHOOKS) && !isOnlyHere(env),
      'DEV_WEBHOOKS: is refused where others can reach Oche (HOST, PUBLIC_URL): they would reach what only this machine should',
    ],
    [
      env.DATABASE_DIRECT_URL !== undefined && env.DATABASE_URL === undefined,
      'DATABASE_URL: is required with DATABASE_DIRECT_URL',
    ],
    [
      env.DATABASE_REPLICA_URLS !== undefined && env.DATABASE_URL === undefined,
      'DATABASE_URL: is required with DATABASE_REPLICA_URLS',
    ],
    [
      env.OIDC_ISSUER !== undefined && env.OIDC_CLIENT_ID === undefined,
      'OIDC_CLIENT_ID: is required with OIDC_ISSUER',
    ],
    [
      env.MAP_TILES_URL !== undefined && env.MAP_TILES_ATTRIBUTION === undefined,
      'MAP_TILES_ATTRIBUTION: is required with MAP_TILES_URL',
    ],
  ];
  for (const [name, other] of [
    ['TURN_SECRET', 'TURN_URLS'],
    ['TURN_URLS', 'TURN_SECRET'],
  ] as const)
    problems.push([
      env[other] !== undefined && env[name] === undefined,
      `${name}: is required with ${other}`,
    ]);
  for (const name of ['REPLY_SMTP_PORT', 'REPLY_IMAP_URL', 'REPLY_AUTHSERV_ID'])
    problems.push([
      env[name] !== undefined && env.REPLY_ADDRESS === undefined,
      `REPLY_ADDRESS: is required with ${name}`,
    ]);
  problems.push([
    env.REPLY_ADDRESS !== undefined && !env.REPLY_SMTP_PORT && !env.REPLY_IMAP_URL,
    'REPLY_ADDRESS: needs REPLY_SMTP_PORT or REPLY_IMAP_URL, else nobody reads the answers',
  ]);
  problems.push(...storageProblems(env));
  if (env.NODE_ENV === 'production') {
    const refused = 'is refused with NODE_ENV=production';
    const required = 'is required with NODE_ENV=production';
    const { PUBLIC_URL } = env;
    problems.push(
      [isOn(env.DEV_LOGIN), `DEV_LOGIN: ${refused}`],
      [isOn(env.DEV_AUTO_LOGIN), `DEV_AUTO_LOGIN: ${refused}`],
      [isOn(env.DEV_WEBHOOKS), `DEV_WEBHOOKS: ${refused}`],
      [isOn(env.WEB_DEV), `WEB_DEV: ${refused}`],
      [isOn(env.DEMO_DATA), `DEMO_DATA: ${refused}; its accounts have a known password`],
      [isOn(env.DEMO_LIVE), `DEMO_LIVE: ${refused}`],
      [PUBLIC_URL === undefined, `PUBLIC_URL: ${required}`],
      [
        PUBLIC_URL?.startsWith('http:') === true && !LOCAL.test(PUBLIC_URL),
        'PUBLIC_URL: is https outside of localhost; cookies are sent over https only',
      ],
      [env.SMTP_URL === undefined, `SMTP_URL: ${required}`],
      [
        env.DATABASE_URL !== undefined && env.ENCRYPTION_KEY === undefined,
        `ENCRYPTION_KEY: ${required} and DATABASE_URL, the same for all processes; make one with: openssl rand -base64 32`,
      ],
    );
  }
  return problems.filter(([isWrong]) => isWrong).map(([, text]) => text);
}

/** A bucket that is only half configured is refused, else uploads would go to the disk. */
function storageProblems(env: Source): [boolean, string][] {
  const others = ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'].filter(
    (name) => env[name] !== undefined,
  );
  const hasBucket = env.S3_BUCKET !== undefined;
  const missing = (name: string): [boolean, string] => [
    hasBucket && env[name] === undefined,
    `${name}: is required with S3_BUCKET`,
  ];
  return [
    [!hasBucket && others.length > 0, `S3_BUCKET: is required with ${others.join(', ')}`],
    missing('S3_ACCESS_KEY_ID'),
    missing('S3_SECRET_ACCESS_KEY'),
  ];
}
