import * as z from 'zod/mini';
import { dateTime, line, page } from '../common.ts';
import { secondFactorCode } from './schemas.ts';

export const PASSKEY_NAME_MAX = 60;

/** Bytes as browsers send them (RFC 4648, 5, without padding). */
const base64url = (max: number) =>
  z.string().check(z.maxLength(max, 'tooLong'), z.regex(/^[\w-]+$/, 'invalid'));

const credentialId = base64url(1400);
const name = line({ min: 1, max: PASSKEY_NAME_MAX });

/** `PublicKeyCredential.toJSON()`, of which only what is checked is read (WebAuthn 3, 5.1). */
const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
};

export const passkeyProofInput = z.object({
  /** of a member who has one */
  password: z.optional(z.string().check(z.minLength(1, 'required'), z.maxLength(200, 'tooLong'))),
  /** where the second factor is on: a passkey takes its place */
  code: z.optional(secondFactorCode),
});

export const createPasskeyInput = z.object({
  name,
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url(4000),
      attestationObject: base64url(20_000),
      transports: z.optional(
        z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/, 'invalid'))).check(z.maxLength(8)),
      ),
    }),
  }),
});

export const passkeySignInInput = z.object({
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url(4000),
      authenticatorData: base64url(4000),
      signature: base64url(8000),
      userHandle: z.nullish(base64url(100)),
    }),
  }),
});

const descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.optional(z.array(z.string())),
});

/** For `navigator.credentials.create` (`PublicKeyCredentialCreationOptionsJSON`). */
export const passkeyCreationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number(),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});

/** For `navigator.credentials.get` (`PublicKeyCredentialRequestOptionsJSON`). */
export const passkeyRequestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
});

export const passkeyListOutput = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    createdAt: dateTime,
    lastUsedAt: z.nullable(dateTime),
  }),
);

export const deletePasskeyInput = z.extend(passkeyProofInput, { id: credentialId });
export const renamePasskeyInput = z.object({ id: credentialId, name });

export const signInMethods = [
  'password',
  'second-factor',
  'passkey',
  'provider',
  'link',
  'development',
] as const;
export type SignInMethod = (typeof signInMethods)[number];

export const signInHistoryInput = page;
/** The member's own sign-ins, the latest first. */
export const signInHistoryOutput = z.object({
  items: z.array(
    z.object({
      id: z.number(),
      method: z.enum(signInMethods),
      userAgent: z.nullable(z.string()),
      /** ISO 3166-1 alpha-2, of the address; null where it is in no country, e.g. at home */
      country: z.nullable(z.string()),
      signedInAt: dateTime,
    }),
  ),
  nextCursor: z.nullable(z.string()),
});
