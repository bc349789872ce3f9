import type { Env } from '../../env.ts';

export type PublicUrl = Pick<Env, 'PUBLIC_URL'>;

/** Always true in production, except for trials on localhost: env.ts refuses plain http there. */
const isSecure = ({ PUBLIC_URL }: PublicUrl) => PUBLIC_URL?.startsWith('https:') ?? false;

/** `__Host-` binds a cookie to this host, so that no subdomain can set it; only over https. */
export const hostCookieName = (env: PublicUrl, name: string): string =>
  isSecure(env) ? `__Host-${name}` : name;

/** `Lax`: it is also sent when a link or an identity provider leads here from another site. */
export const hostCookieAttributes = (env: PublicUrl) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: isSecure(env),
});
