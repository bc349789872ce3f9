import * as z from 'zod/mini';
import { passkeyProofInput } from '../auth/passkeys.ts';
import { dateTime, id, line } from '../common.ts';
import { TOKEN_NAME_MAX, tokenLifetimes } from './limits.ts';
import { scopes } from './scopes.ts';

const scope = z.enum(scopes, 'invalid');

/** At least one: what is everybody's needs no token. */
const scopeList = z
  .array(scope)
  .check(z.minLength(1, 'required'), z.maxLength(scopes.length, 'tooMany'));

export const createTokenInput = z.extend(passkeyProofInput, {
  name: line({ min: 1, max: TOKEN_NAME_MAX }),
  scopes: scopeList,
  /** days; null: until it is revoked */
  lifetime: z.nullable(z.literal([...tokenLifetimes], 'invalid')),
});

/** The token itself is in this answer alone. */
export const createdTokenOutput = z.object({ id, token: z.string() });

export const tokenIdInput = z.object({ id });

/** The latest first. */
export const tokenListOutput = z.array(
  z.object({
    id,
    name: z.string(),
    /** its last characters */
    hint: z.string(),
    scopes: z.array(scope),
    createdAt: dateTime,
    /** null: it doesn't expire */
    expiresAt: z.nullable(dateTime),
    isExpired: z.boolean(),
    /** but for some minutes */
    lastUsedAt: z.nullable(dateTime),
  }),
);

/** What a token is, told to whoever has it. */
export const ownTokenOutput = z.object({
  id,
  /** whose it is */
  memberId: z.string(),
  name: z.string(),
  scopes: z.array(scope),
  createdAt: dateTime,
  expiresAt: z.nullable(dateTime),
});
