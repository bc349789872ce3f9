import type { Env } from './env.ts';
import { hasPart } from './roles.ts';

const DEMO_ACCOUNTS = [
  ['anna@oche.test', 'member'],
  ['ben@oche.test', 'member'],
  ['mod@oche.test', 'moderator'],
  ['admin@oche.test', 'admin'],
] as const;

/** The text that tells a newcomer what to do after the start. */
export function welcome(env: Env, address: string): string {
  if (!hasPart(env, 'web'))
    return `\n  Oche does its jobs. How it is: ${address}/health/ready\n\n  Ctrl-C stops it.\n`;
  const url = env.PUBLIC_URL ?? address.replace('127.0.0.1', 'localhost');
  const accounts = DEMO_ACCOUNTS.map(([email, role]) => `    ${email.padEnd(18)} ${role}`);
  const demo = ['  Demo accounts, all with the password oche-demo-2026:', ...accounts, ''];
  return [
    '',
    `  Oche is open: ${url}`,
    '',
    ...(env.DEMO_DATA ? demo : []),
    '  Ctrl-C stops it.',
    '',
  ].join('\n');
}
