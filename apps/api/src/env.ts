import { z } from 'zod';

const flag = z
  .enum(['true', 'false', '1', '0'])
  .default('false')
  .transform((value) => value === 'true' || value === '1');

const count = (fallback: number) =>
  z.coerce.number().int().min(1).max(1_000_000_000).default(fallback);

const optionalUrl = z.url({ protocol: /^https?$/ }).optional();

const schema = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
    HOST: z.string().default('127.0.0.1'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    /** where browsers reach us; decides Secure cookies, links in mails, canonical links */
    PUBLIC_URL: optionalUrl,
    OCHE_DATA_DIR: z.string().optional(),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    DATABASE_POOL_MAX: z.coerce.number().int().min(2).max(500).default(20),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
      .default('info'),
    /** number of reverse proxies in front, whose X-Forwarded-For is believed */
    TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
    METRICS_TOKEN: z.string().min(16).optional(),
    DEMO_DATA: flag,
    /** pages from the sources, with hot reload, instead of the build */
    WEB_DEV: flag,
    DEV_LOGIN: flag,
    DEV_AUTO_LOGIN: flag,
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    MAIL_FROM: z.string().default('Oche <no-reply@oche.test>'),
    OIDC_ISSUER: optionalUrl,
    OIDC_CLIENT_ID: z.string().optional(),
    OIDC_CLIENT_SECRET: z.string().optional(),
    OIDC_NAME: z.string().default('OpenID Connect'),
    /** open live streams of one member or address */
    STREAMS_PER_CLIENT: count(20),
    RATE_LIMIT_PER_MINUTE: count(600),
    RATE_LIMIT_POSTING_PER_MINUTE: count(30),
    RATE_LIMIT_SIGN_IN_PER_5_MINUTES: count(25),
    RATE_LIMIT_SIGN_IN_PER_ACCOUNT_HOUR: count(25),
    RATE_LIMIT_MAIL_PER_30_MINUTES: count(5),
  })
  .superRefine((env, issues) => {
    const problem = (path: string, message: string) =>
      issues.addIssue({ code: 'custom', path: [path], message });
    if (env.NODE_ENV === 'production') {
      if (env.DEV_LOGIN) problem('DEV_LOGIN', 'is refused with NODE_ENV=production');
      if (env.DEV_AUTO_LOGIN) problem('DEV_AUTO_LOGIN', 'is refused with NODE_ENV=production');
      if (env.WEB_DEV) problem('WEB_DEV', 'is refused with NODE_ENV=production');
      if (!env.PUBLIC_URL) problem('PUBLIC_URL', 'is required with NODE_ENV=production');
      if (!env.SMTP_URL) problem('SMTP_URL', 'is required with NODE_ENV=production');
    }
    if (env.DEV_AUTO_LOGIN && !env.DEV_LOGIN) problem('DEV_AUTO_LOGIN', 'needs DEV_LOGIN=true');
    if (env.OIDC_ISSUER && !env.OIDC_CLIENT_ID)
      problem('OIDC_CLIENT_ID', 'is required with OIDC_ISSUER');
  });

export type Env = z.infer<typeof schema>;

/** Every problem in one list, so that a start fails once and not five times. */
export class EnvError extends Error {}

/**
 * @param source usually process.env; empty values count as not set
 * @throws EnvError naming every wrong variable
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse(set);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new EnvError(`The environment has ${lines.length} problem(s):\n${lines.join('\n')}`);
}

export const readEnv = (): Env => parseEnv(process.env);
