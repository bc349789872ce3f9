import { randomBytes } from 'node:crypto';
import { type Tx, withTransaction } from '@oche/db';
import { APP_TOKEN_PREFIX, TOKEN_PREFIX, TOKENS_MAX } from '@oche/validators/access/limits';
import type {
  createdTokenOutput,
  createTokenInput,
  ownTokenOutput,
  tokenListOutput,
} from '@oche/validators/access/schemas';
import { isScope, type Scope } from '@oche/validators/access/scopes';
import type { z } from 'zod';
import type { Deps, MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { queueMail } from '../../../lib/mail/mail.ts';
import { secretHash } from '../../../lib/secrets/secret.ts';
import { DAY_MS } from '../../../lib/time/wall-clock.ts';
import { requireFullProof } from '../../auth/index.ts';
import '../access.events.ts';
import '../access.mails.ts';
import * as queries from './token.queries.ts';

/** 240 random bits: 40 characters behind the prefix, which programs that look for leaked secrets know. */
const SECRET_BYTES = 30;
const HINT_LENGTH = 4;

interface WantedToken {
  userId: string;
  /** of an app, by what its member has granted; null: the member's own */
  grantId: number | null;
  name: string;
  scopes: readonly Scope[];
  expiresAt: Date | null;
}

/** @returns the token, which nobody can read again */
export async function issueToken(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  { userId, grantId, name, scopes, expiresAt }: WantedToken,
): Promise<{ id: number; token: string }> {
  const prefix = grantId === null ? TOKEN_PREFIX : APP_TOKEN_PREFIX;
  const token = prefix + randomBytes(SECRET_BYTES).toString('base64url');
  const id = await queries.insertToken(tx, {
    user_id: userId,
    grant_id: grantId,
    name,
    hint: token.slice(-HINT_LENGTH),
    hash: secretHash(token),
    scopes: [...new Set(scopes)],
    created_at: clock.now(),
    expires_at: expiresAt,
  });
  return { id, token };
}

/**
 * Makes a token of the member's own. It acts without them, so it asks for what adding a passkey asks for, and a mail tells
 * of it.
 * @throws AppError TOO_MANY_TOKENS, and those of `requireFullProof`
 */
export async function createToken(
  ctx: MemberContext,
  { name, scopes, lifetime, ...proof }: z.output<typeof createTokenInput>,
): Promise<z.input<typeof createdTokenOutput>> {
  const account = await requireFullProof(ctx, proof);
  const userId = account.id;
  const now = ctx.clock.now();
  return withTransaction(ctx.db, async (tx) => {
    await queries.lockTokensOf(tx, userId);
    if ((await queries.countTokens(tx, userId, now)) >= TOKENS_MAX)
      throw new AppError('TOO_MANY_TOKENS');
    const expiresAt = lifetime && new Date(now.getTime() + lifetime * DAY_MS);
    const issued = await issueToken(tx, ctx, { userId, grantId: null, name, scopes, expiresAt });
    await queueMail(tx, {
      template: 'access.tokenMade',
      to: account.email,
      locale: ctx.locale,
      params: { tokenId: issued.id },
    });
    return issued;
  });
}

export async function listTokens({
  db,
  actor,
  clock,
}: MemberContext): Promise<z.input<typeof tokenListOutput>> {
  const rows = await queries.listTokens(db, { userId: actor.id });
  const now = clock.now();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    hint: row.hint,
    scopes: row.scopes.filter(isScope),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    isExpired: row.expires_at !== null && new Date(row.expires_at) <= now,
    lastUsedAt: row.last_used_at,
  }));
}

/**
 * Ends a token at once, in all processes, with the streams that it has opened.
 * @throws AppError NOT_FOUND
 */
export async function revokeToken(ctx: MemberContext, id: number): Promise<void> {
  const userId = ctx.actor.id;
  await withTransaction(ctx.db, async (tx) => {
    const hash = await queries.deleteToken(tx, userId, id);
    if (hash === undefined) throw new AppError('NOT_FOUND');
    await ctx.events.publish(tx, 'token.ended', { userId, hash });
  });
}

/** Ends all tokens of a member, also those of apps: somebody else may know them. */
export async function revokeAllTokens(
  { db, events }: Pick<Deps, 'db' | 'events'>,
  userId: string,
): Promise<void> {
  await withTransaction(db, async (tx) => {
    const hashes = await queries.deleteTokensOf(tx, userId);
    await events.publishAll(
      tx,
      hashes.map((hash) => ['token.ended', { userId, hash }] as const),
    );
  });
}

/**
 * What a token is, told to whoever calls with it.
 * @throws AppError NOT_FOUND without a token
 */
export async function getOwnToken({
  db,
  token,
}: MemberContext): Promise<z.input<typeof ownTokenOutput>> {
  const row = token && (await queries.getToken.first(db, { id: token.id }));
  if (!row) throw new AppError('NOT_FOUND');
  return {
    id: row.id,
    memberId: row.user_id,
    name: row.name,
    scopes: row.scopes.filter(isScope),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  };
}
