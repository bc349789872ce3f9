import { type Tx, withTransaction } from '@oche/db';
import type { Deps } from '../../../lib/deps.ts';
import { queueMail } from '../../../lib/mail/mail.ts';
import { newSecret, secretHash } from '../../../lib/secrets/secret.ts';
import '../access.events.ts';
import '../access.mails.ts';
import { replaceSecret } from '../apps/app.queries.ts';
import { getAppName, getMailbox } from '../oauth/consent.queries.ts';
import { lockGrantOfCode, lockGrantOfRefreshToken } from '../oauth/grant.queries.ts';
import { endGrant } from '../oauth/token.service.ts';
import { deleteTokenByHash } from '../tokens/token.queries.ts';

type LeakDeps = Pick<Deps, 'db' | 'events'>;
/** @returns whether there was such a secret */
type Ending = (deps: Pick<Deps, 'events'>, tx: Tx, hash: string) => Promise<boolean>;

/** What has to end with which kind of secret. */
const endings: Record<string, Ending> = {
  oche_pat_: endToken,
  oche_at_: endToken,
  oche_rt_: async (deps, tx, hash) => {
    const locked = await lockGrantOfRefreshToken(tx, hash);
    return endLeakedGrant(deps, tx, locked?.grant);
  },
  oche_ac_: async (deps, tx, hash) => endLeakedGrant(deps, tx, await lockGrantOfCode(tx, hash)),
  oche_as_: endSecret,
};

/**
 * Ends a secret that stood in an address, where everybody on its way has written it down, and tells whose it was: a token by
 * itself; with a code or a refresh token all that came of the same code; of an app its secret, which its owner renews.
 * @returns whether there was such a secret
 */
export async function revokeLeaked({ db, events }: LeakDeps, secret: string): Promise<boolean> {
  const [kind = ''] = /^oche_[a-z]+_/.exec(secret) ?? [];
  const end = endings[kind];
  if (!end) return false;
  return withTransaction(db, (tx) => end({ events }, tx, secretHash(secret)));
}

async function endToken({ events }: Pick<Deps, 'events'>, tx: Tx, hash: string): Promise<boolean> {
  const leaked = await deleteTokenByHash(tx, hash);
  if (!leaked) return false;
  const { user_id: userId, grant_id, name, hint, email: to, locale } = leaked;
  await events.publish(tx, 'token.ended', { userId, hash });
  await (grant_id === null
    ? queueMail(tx, { template: 'access.tokenLeaked', to, locale, params: { name, hint } })
    : queueMail(tx, { template: 'access.appTokenLeaked', to, locale, params: { app: name } }));
  return true;
}

async function endLeakedGrant(
  deps: Pick<Deps, 'events'>,
  tx: Tx,
  grant: Parameters<typeof endGrant>[2] | undefined,
): Promise<boolean> {
  if (!grant) return false;
  await endGrant(deps, tx, grant);
  const [app, { email: to, locale }] = [
    await getAppName(tx, grant.app_id),
    await getMailbox(tx, grant.user_id),
  ];
  const params = { app: app?.name ?? '' };
  await queueMail(tx, { template: 'access.appTokenLeaked', to, locale, params });
  return true;
}

async function endSecret(_: unknown, tx: Tx, hash: string): Promise<boolean> {
  // it stays an app with a secret, which only nobody knows
  const app = await replaceSecret(tx, hash, secretHash(newSecret()));
  if (!app) return false;
  const { email: to, locale } = await getMailbox(tx, app.owner_id);
  await queueMail(tx, { template: 'access.secretLeaked', to, locale, params: { app: app.name } });
  return true;
}
