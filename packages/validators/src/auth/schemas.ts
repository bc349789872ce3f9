import * as z from 'zod/mini';
import { dateTime, done, line, locale, textId } from '../common.ts';
import { safeReturnTo } from './return-to.ts';

export const roles = ['user', 'moderator', 'admin'] as const;
export type Role = (typeof roles)[number];

/** A banned member can't sign in; of a deleted one nothing but the id is left. */
export const userStatuses = ['active', 'suspended', 'banned', 'deleted'] as const;
export type UserStatus = (typeof userStatuses)[number];

/** What mail servers deliver to (RFC 5321, 4.5.3.1.1) and no name of a host has (RFC 1123, 2.1). */
const DELIVERABLE = /^[^@]{1,64}@(?!.*-(?:\.|$))/;

/**
 * A plain address has one spelling but for upper and lower case, which the database doesn't tell apart:
 * no dot behind the host, no quotes or comments, no letters but a to z, a host in `xn--` letters.
 */
export const email = z.pipe(
  z.string('required').check(z.trim(), z.minLength(1, 'required'), z.maxLength(254, 'tooLong')),
  z.email('invalidEmail').check(z.regex(DELIVERABLE, 'invalidEmail')),
);

/**
 * At least 10 characters. At most 200, so that nobody can make sign-in expensive with long ones.
 */
export const newPassword = z
  .string('required')
  .check(z.minLength(10, 'passwordTooShort'), z.maxLength(200, 'tooLong'));
const password = z
  .string('required')
  .check(z.minLength(1, 'required'), z.maxLength(200, 'tooLong'));

const personName = line({ max: 80 });

/** Codes of DE, AT, CH and LI have four or five digits. The server checks whether a code exists. */
export const zipCode = z.string('required').check(z.trim(), z.regex(/^\d{4,5}$/, 'invalidZipCode'));

const token = z.string('required').check(z.minLength(20, 'invalid'), z.maxLength(200, 'invalid'));

/** Six digits of an authenticator app. Spaces are accepted, as many people type them. */
export const totpCode = z.pipe(
  z.pipe(
    z.string('required'),
    z.transform((value) => value.replace(/\s/g, '')),
  ),
  z.string().check(z.regex(/^\d{6}$/, 'invalidCode')),
);

/** A code of the authenticator app, or a recovery code. */
export const secondFactorCode = z.pipe(
  z.pipe(
    z.string('required'),
    z.transform((value) => value.replace(/[\s-]/g, '').toLowerCase()),
  ),
  z.string().check(z.regex(/^(\d{6}|[a-z0-9]{12})$/, 'invalidCode')),
);

/** Where a mailed link leads in the end: a path of this site. What isn't one becomes the start page. */
const returnTo = z.optional(
  z.pipe(
    z.string().check(z.maxLength(2000)),
    z.transform((value: string) => safeReturnTo(value)),
  ),
);

export const signUpInput = z.object({
  email,
  password: newPassword,
  firstName: personName,
  lastName: personName,
  acceptTerms: z.literal(true, 'acceptTerms'),
  locale: z._default(locale, 'de'),
  returnTo,
});

export const signInInput = z.object({ email, password });
export const signInOutput = z.object({
  /** `second-factor`: signed in only after a code of the second factor */
  status: z.enum(['signed-in', 'second-factor']),
});
export const verifySecondFactorInput = z.object({ code: secondFactorCode });

export const emailInput = z.object({ email });
export const requestPasswordResetInput = z.object({ email, returnTo });
export const resendVerificationInput = z.object({ returnTo });
export const tokenInput = z.object({ token });
export const verifyEmailOutput = z.object({
  /**
   * `confirmed`: the address is this account's. `sign-in`: the account has to be signed in to in this
   * browser first. `known`: the address is another account's already.
   */
  status: z.enum(['confirmed', 'sign-in', 'known']),
});
export const settleSignUpInput = z.object({
  token,
  /** `join`: go on with the account that the address belongs to. `drop`: only delete the new one. */
  choice: z.enum(['join', 'drop']),
});
export const settleSignUpOutput = z.object({
  status: z.enum(['signed-in', 'second-factor', 'dropped']),
});
export const resetPasswordInput = z.object({ token, password: newPassword });
export const changePasswordInput = z.object({ currentPassword: password, newPassword });
export const requestEmailChangeInput = z.object({ newEmail: email, password });
export const confirmEmailChangeOutput = z.object({
  /** `waiting`: the other address has yet to confirm */
  status: z.enum(['waiting', 'changed']),
  /** the address that has yet to confirm, while `waiting` */
  missing: z.optional(z.enum(['old', 'new'])),
});
export const passwordInput = z.object({ password });
export const setupTotpInput = z.object({
  /** of a member who has one; those without must have signed in within the last minutes */
  password: z.optional(password),
});
export const enableTotpInput = z.object({ code: totpCode });
export const disableTotpInput = z.object({ password, code: secondFactorCode });

export const totpSetupOutput = z.object({
  /** base32, for an app that can't scan the QR code */
  secret: z.string(),
  uri: z.string(),
  /** the QR code as an SVG document */
  qrSvg: z.string(),
});
export const recoveryCodesOutput = z.object({ codes: z.array(z.string()) });

/** The signed-in member, with what only that member may see. */
export const currentUserOutput = z.object({
  id: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.nullable(z.string()),
  role: z.enum(roles),
  userType: z.string(),
  zipCode: z.nullable(z.string()),
  /** ISO 3166 code */
  country: z.string(),
  status: z.enum(userStatuses),
  suspendedUntil: z.nullable(dateTime),
  statusReason: z.nullable(z.string()),
  /** until when the member says nothing that others read; null if they may */
  silencedUntil: z.nullable(dateTime),
  silenceReason: z.nullable(z.string()),
  /** parts of the site that the member moderates without being a moderator of all of it */
  moderates: z.array(z.string()),
  secondFactor: z.boolean(),
  /** whether a moderator or admin has to set up the second factor before anything else */
  secondFactorSetupRequired: z.boolean(),
  hasPassword: z.boolean(),
  /** when the account is deleted, as the member wanted; null: it stays */
  leavesAt: z.nullable(dateTime),
  createdAt: dateTime,
});
export type CurrentUser = z.infer<typeof currentUserOutput>;

/** What the sign-in page needs to know about this installation. */
export const authConfigOutput = z.object({
  devLogin: z.boolean(),
  devAutoLogin: z.boolean(),
  testAccountEmail: z.nullable(z.string()),
  /** the same for the admin area */
  testAdminEmail: z.nullable(z.string()),
  oidcName: z.nullable(z.string()),
});

export const sessionOutput = z.object({
  /** public id of the session, not its secret */
  id: z.string(),
  current: z.boolean(),
  userAgent: z.nullable(z.string()),
  /** ISO 3166-1 alpha-2, of the address at which it was opened; null if it is in no country */
  country: z.nullable(z.string()),
  createdAt: dateTime,
  lastSeenAt: dateTime,
  expiresAt: dateTime,
});
export const sessionListOutput = z.array(sessionOutput);

/** `goTo`: where the session ends that the member has at the provider from which this one came. */
export const signOutOutput = z.extend(done, { goTo: z.optional(z.string()) });
export const revokeSessionInput = z.object({ id: textId });

/** The language of the member's mails. */
export const setLocaleInput = z.object({ locale });
