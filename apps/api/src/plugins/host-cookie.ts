import type { Env } from '../env.ts';

export type PublicUrl = Pick<Env, 'PUBLIC_URL'>;

/** In production always true, except for a trial on localhost: env.ts refuses plain http there. */
const isSecure = ({ PUBLIC_URL }: PublicUrl) => PUBLIC_URL?.startsWith('https:') ?? false;

/** `__Host-` binds a cookie to this host, so that a subdomain can't plant one; https only. */
export const hostCookieName = (env: PublicUrl, name: string): string =>
  isSecure(env) ? `__Host-${name}` : name;

/** `Lax`: it comes along when a link or a provider of identities leads here from another site. */
export const hostCookieAttributes = (env: PublicUrl) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: isSecure(env),
});
