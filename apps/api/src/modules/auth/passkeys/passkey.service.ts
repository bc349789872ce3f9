import { withTransaction } from '@oche/db';
import type {
  createPasskeyInput,
  deletePasskeyInput,
  passkeyCreationOptions,
  passkeyListOutput,
  passkeyProofInput,
  renamePasskeyInput,
} from '@oche/validators/auth/passkeys';
import { PRODUCT_NAME } from '@oche/validators/product';
import type { z } from 'zod';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { queueMail } from '../../../lib/mail/mail.ts';
import * as accounts from '../account/account.queries.ts';
import { requireFullProof } from '../account/proof.service.ts';
import '../auth.mails.ts';
import { CEREMONY_MS, checked, siteOf } from './ceremony.ts';
import { insertChallenge, takeChallenge } from './challenge.queries.ts';
import * as passkeys from './passkey.queries.ts';
import { webAuthn } from './web-authn.ts';

/** More than anybody has devices; it keeps the list that goes to the authenticator short. */
const PASSKEYS_MAX = 20;

/** EdDSA, ES256 and RS256 (RFC 9053): what all authenticators of today can do. */
const ALGORITHMS = [-8, -7, -257];

export async function listPasskeys({
  db,
  actor,
}: MemberContext): Promise<z.input<typeof passkeyListOutput>> {
  const rows = await passkeys.listPasskeys(db, { userId: actor.id });
  return rows.map(({ id, name, createdAt, lastUsedAt }) => ({ id, name, createdAt, lastUsedAt }));
}

/**
 * What the browser needs to make a passkey. A passkey signs in alone, so whoever adds one has to
 * prove everything that a sign-in asks for.
 *
 * @throws AppError EMAIL_NOT_VERIFIED, TOO_MANY_PASSKEYS, and those of `requireFullProof`
 */
export async function beginPasskey(
  ctx: MemberContext,
  proof: z.output<typeof passkeyProofInput>,
): Promise<z.input<typeof passkeyCreationOptions>> {
  // else somebody who signed up with a stranger's address would keep a way in
  if (!ctx.actor.emailVerified) throw new AppError('EMAIL_NOT_VERIFIED');
  const account = await requireFullProof(ctx, proof);
  const own = await passkeys.listPasskeys(ctx.db, { userId: account.id });
  if (own.length >= PASSKEYS_MAX) throw new AppError('TOO_MANY_PASSKEYS');
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: PRODUCT_NAME,
    rpID: siteOf(ctx.env).id,
    userName: account.email,
    userDisplayName: account.email,
    userID: new TextEncoder().encode(account.id),
    timeout: CEREMONY_MS,
    attestationType: 'none',
    excludeCredentials: own.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
  const { challenge } = options;
  const expiresAt = new Date(ctx.clock.now().getTime() + CEREMONY_MS);
  await insertChallenge(ctx.db, { challenge, userId: account.id, expiresAt });
  return options as z.input<typeof passkeyCreationOptions>;
}

/** @throws AppError PASSKEY_REFUSED, TOO_MANY_PASSKEYS */
export async function createPasskey(
  ctx: MemberContext,
  { name, response }: z.output<typeof createPasskeyInput>,
): Promise<void> {
  const userId = ctx.actor.id;
  const site = siteOf(ctx.env);
  const now = ctx.clock.now();
  const { verifyRegistrationResponse } = await webAuthn();
  const result = await checked(() =>
    verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {} } as Parameters<
        typeof verifyRegistrationResponse
      >[0]['response'],
      expectedChallenge: (challenge) => takeChallenge(ctx.db, { challenge, userId, now }),
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (!result?.registrationInfo) throw new AppError('PASSKEY_REFUSED');
  const { credential } = result.registrationInfo;
  await withTransaction(ctx.db, async (tx) => {
    const account = await accounts.lockAccount(tx, userId);
    const own = await passkeys.listPasskeys(tx, { userId });
    if (own.length >= PASSKEYS_MAX) throw new AppError('TOO_MANY_PASSKEYS');
    const isNew = await passkeys.insertPasskey(tx, {
      id: credential.id,
      userId,
      publicKey: credential.publicKey,
      uses: credential.counter,
      transports: response.response.transports ?? [],
      name,
      now,
    });
    if (!isNew) throw new AppError('PASSKEY_REFUSED');
    await queueMail(tx, {
      template: 'auth.passkeyAdded',
      to: account.email,
      locale: ctx.locale,
      params: {},
    });
  });
}

/** @throws AppError NOT_FOUND */
export async function renamePasskey(
  { db, actor }: MemberContext,
  input: z.output<typeof renamePasskeyInput>,
): Promise<void> {
  if (!(await passkeys.renamePasskey(db, { ...input, userId: actor.id })))
    throw new AppError('NOT_FOUND');
}

/**
 * It takes a way in away from the member, so it asks for what adding one asks for.
 * @throws AppError NOT_FOUND, and those of `requireFullProof`
 */
export async function deletePasskey(
  ctx: MemberContext,
  { id, ...proof }: z.output<typeof deletePasskeyInput>,
): Promise<void> {
  const account = await requireFullProof(ctx, proof);
  if (!(await passkeys.deletePasskey(ctx.db, { id, userId: account.id })))
    throw new AppError('NOT_FOUND');
}
