import type { Tx } from '@oche/db';
import { DELETED_NAME } from '@oche/validators/people/deleted-member';
import type { Deps } from '../../../lib/deps.ts';
import { endAllSessions } from '../session/session.service.ts';
import * as accounts from './account.queries.ts';

/** From now on nobody can sign in with this account, whatever they know. */
export async function shutOut(deps: Pick<Deps, 'events'>, tx: Tx, userId: string): Promise<void> {
  await accounts.updateAccount(tx, userId, { status: 'deleted' });
  await endAllSessions(tx, deps, userId);
}

/**
 * Takes name, address and everything else away from an account; the row stays, as much of others refers to it.
 * @returns the address that was its own; not one that it only waited for, which may be another account's
 */
export async function eraseAccount(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  userId: string,
): Promise<string> {
  const { email, provisional_until } = await accounts.lockAccount(tx, userId);
  // unique, and an address that can't be anybody's (RFC 2606)
  const nobodys = `${userId}@deleted.invalid`;
  await accounts.updateAccount(tx, userId, {
    email: nobodys,
    email_verified_at: null,
    provisional_until: null,
    password_hash: null,
    first_name: DELETED_NAME.firstName,
    last_name: DELETED_NAME.lastName,
    role: 'user',
    moderates: [],
    suspended_until: null,
    status_reason: null,
    silenced_until: null,
    silence_reason: null,
    user_type: 'Darts-Spieler',
    country: 'DE',
    zip_code: null,
    profile_image_url: null,
    locale: 'de',
    terms_accepted_at: null,
    totp_secret: null,
    totp_enabled_at: null,
    totp_last_step: null,
    updated_at: clock.now(),
  });
  return provisional_until ? nobodys : email;
}
