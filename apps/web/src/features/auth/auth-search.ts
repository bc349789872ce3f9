import type { ErrorCode } from '@oche/validators/errors';
import { safeReturnTo } from '@oche/validators/return-to';
import { textParam } from '../../lib/search-params.ts';

const notices = ['link-sent', 'password-reset'] as const;
type NoticeName = (typeof notices)[number];

/** How signing in through another provider can end. */
const failures = [
  'EXTERNAL_SIGN_IN_FAILED',
  'ACCOUNT_BANNED',
  'RATE_LIMITED',
  'UNAVAILABLE',
  'INTERNAL',
] as const satisfies ErrorCode[];

/** The address of the sign-in page; other parts of the system lead there with these. */
export interface LoginSearch extends ReturnSearch {
  /** in the middle: the password, or another provider, has been accepted */
  step?: 'second-factor';
  /** why an external sign-in failed */
  error?: (typeof failures)[number];
  /** what has just been done */
  notice?: NoticeName;
}

/** Whatever else the address holds is dropped. */
export function loginSearch(search: Record<string, unknown>): LoginSearch {
  return {
    returnTo: returnToParam(search.returnTo),
    step: search.step === 'second-factor' ? 'second-factor' : undefined,
    error: failures.find((code) => code === search.error),
    notice: notices.find((name) => name === search.notice),
  };
}

/** Where to go after signing in, kept on the way through the other pages. */
export interface ReturnSearch {
  /** path of this site; absent for `/` */
  returnTo?: string;
}

export const returnSearch = (search: Record<string, unknown>): ReturnSearch => ({
  returnTo: returnToParam(search.returnTo),
});

/** Absent where it would be the start page anyway, so that addresses stay short. */
function returnToParam(value: unknown): string | undefined {
  const path = safeReturnTo(value);
  return path === '/' ? undefined : path;
}

/** The secret of a link in a mail. */
export const tokenSearch = (search: Record<string, unknown>): { token?: string } => ({
  token: textParam(search.token),
});
