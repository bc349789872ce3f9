import { safeReturnTo } from '@oche/validators/auth/return-to';
import type { ErrorCode } from '@oche/validators/errors';
import { textParam } from '../../lib/addresses/search-params.ts';

const notices = ['link-sent', 'password-reset', 'members', 'signed-out'] as const;
type NoticeName = (typeof notices)[number];

/** How signing in through another provider can fail. */
const failures = [
  'EXTERNAL_SIGN_IN_FAILED',
  'ACCOUNT_BANNED',
  'RATE_LIMITED',
  'UNAVAILABLE',
  'INTERNAL',
] as const satisfies ErrorCode[];

/** The search parameters of the sign-in page; the server, too, leads there with them. */
export interface LoginSearch extends ReturnSearch {
  /** shows the side for somebody who has no account yet, whatever the value */
  join?: '1';
  /** set when the password, or another provider, has been accepted, and a code is needed */
  step?: 'second-factor';
  /** why an external sign-in failed */
  error?: (typeof failures)[number];
  /** names what has just been done, or why the reader is here */
  notice?: NoticeName;
}

/** Drops all other parameters. */
export function loginSearch(search: Record<string, unknown>): LoginSearch {
  return {
    join: search.join === undefined ? undefined : '1',
    returnTo: returnToParam(search.returnTo),
    step: search.step === 'second-factor' ? 'second-factor' : undefined,
    error: failures.find((code) => code === search.error),
    notice: notices.find((name) => name === search.notice),
  };
}

/** Where to go after signing in; other pages on the way pass it on. */
export interface ReturnSearch {
  /** path of this site; missing for `/` */
  returnTo?: string;
}

export const returnSearch = (search: Record<string, unknown>): ReturnSearch => ({
  returnTo: returnToParam(search.returnTo),
});

/** Missing for the start page, which is the default, so that addresses stay short. */
function returnToParam(value: unknown): string | undefined {
  const path = safeReturnTo(value);
  return path === '/' ? undefined : path;
}

/** A link that was mailed. */
export interface TokenSearch extends ReturnSearch {
  token?: string;
}

export const tokenSearch = (search: Record<string, unknown>): TokenSearch => ({
  token: textParam(search.token),
  returnTo: returnToParam(search.returnTo),
});
