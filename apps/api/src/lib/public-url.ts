import type { Env } from '../env.ts';

/**
 * An address of ours as browsers reach it, for links in mails and for redirects from other sites.
 * @param path begins with a slash
 */
export function publicUrl(env: Pick<Env, 'PUBLIC_URL' | 'PORT'>, path: string): string {
  return new URL(path, env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).href;
}
