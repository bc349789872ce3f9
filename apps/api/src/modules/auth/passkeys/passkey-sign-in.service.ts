import { withTransaction } from '@oche/db';
import type { passkeyRequestOptions, passkeySignInInput } from '@oche/validators/auth/passkeys';
import type { z } from 'zod';
import type { ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import * as accounts from '../account/account.queries.ts';
import { countryOf } from '../history/region.ts';
import { recordSignIn } from '../history/sign-in.queries.ts';
import { startSession } from '../session/session.service.ts';
import { rememberDevice } from '../sign-in/known-device.ts';
import { CEREMONY_MS, checked, siteOf } from './ceremony.ts';
import { insertChallenge, takeChallenge } from './challenge.queries.ts';
import * as passkeys from './passkey.queries.ts';
import { webAuthn } from './web-authn.ts';

/**
 * What the browser needs to ask for a passkey. It names no account: the authenticator knows whose
 * passkeys it has, so nobody learns here who has one.
 *
 * @throws AppError RATE_LIMITED
 */
export async function beginPasskeySignIn(
  ctx: ServiceContext,
): Promise<z.input<typeof passkeyRequestOptions>> {
  await ctx.limits.use('signInAddress', ctx.address);
  const { id } = siteOf(ctx.env);
  const { generateAuthenticationOptions } = await webAuthn();
  const { challenge } = await generateAuthenticationOptions({ rpID: id });
  const expiresAt = new Date(ctx.clock.now().getTime() + CEREMONY_MS);
  await insertChallenge(ctx.db, { challenge, userId: null, expiresAt });
  return { challenge, rpId: id, timeout: CEREMONY_MS, userVerification: 'required' };
}

/**
 * Signs the browser in. A passkey is two factors: the device that has it, and the finger, face or
 * PIN that opens it. So no code is asked for.
 *
 * @throws AppError PASSKEY_REFUSED, ACCOUNT_BANNED, RATE_LIMITED
 */
export async function signInWithPasskey(
  ctx: ServiceContext,
  { response }: z.output<typeof passkeySignInInput>,
): Promise<void> {
  await ctx.limits.use('signInAddress', ctx.address);
  const passkey = await passkeys.findPasskey(ctx.db, response.id);
  if (!passkey) throw new AppError('PASSKEY_REFUSED');
  const uses = await usesOf(ctx, passkey, response);
  const country = await countryOf(ctx.address);
  const { userId } = passkey;
  const session = await withTransaction(ctx.db, async (tx) => {
    // locked, so that a ban at this moment also stops or ends this session
    const { status, status_reason } = await accounts.lockAccount(tx, userId);
    if (status === 'banned') {
      throw new AppError('ACCOUNT_BANNED', { details: { reason: status_reason } });
    }
    if (!(await passkeys.countUse(tx, { id: passkey.id, uses, now: ctx.clock.now() }))) {
      throw new AppError('PASSKEY_REFUSED');
    }
    await recordSignIn(tx, ctx, { userId, method: 'passkey', country });
    return startSession(tx, ctx, userId, true);
  });
  ctx.setSession(session);
  rememberDevice(ctx, userId);
}

type Passkey = NonNullable<Awaited<ReturnType<typeof passkeys.findPasskey>>>;

/** @returns how often the authenticator says it was used */
async function usesOf(
  ctx: ServiceContext,
  passkey: Passkey,
  response: z.output<typeof passkeySignInInput>['response'],
): Promise<number> {
  const site = siteOf(ctx.env);
  const now = ctx.clock.now();
  const { userHandle } = response.response;
  if (userHandle && Buffer.from(userHandle, 'base64url').toString() !== passkey.userId) {
    throw new AppError('PASSKEY_REFUSED');
  }
  const { verifyAuthenticationResponse } = await webAuthn();
  const result = await checked(() =>
    verifyAuthenticationResponse({
      response: {
        ...response,
        response: { ...response.response, userHandle: userHandle ?? undefined },
        clientExtensionResults: {},
      },
      expectedChallenge: (challenge) => takeChallenge(ctx.db, { challenge, userId: null, now }),
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.uses,
      },
    }),
  );
  if (!result) throw new AppError('PASSKEY_REFUSED');
  return result.authenticationInfo.newCounter;
}
