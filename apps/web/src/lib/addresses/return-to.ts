import { safeReturnTo } from '@oche/validators/auth/return-to';

/** What the sign-in page is told by an action that is for members: why one is there, and where to go on. */
export const joinSearch = (returnTo: string) =>
  ({ join: '1', returnTo, notice: 'members' }) as const;

/** The same as an address, for who leaves a page that is not left by a link. */
export const joinHref = (returnTo: string): string =>
  `/login?${new URLSearchParams(joinSearch(safeReturnTo(returnTo)))}`;

/**
 * The login endpoint, which brings the member back to the page where they are.
 * @param notice why it is needed, as the sign-in page says it
 */
export const loginHref = (returnTo: string, notice?: 'members' | 'signed-out'): string =>
  `/api/login?returnTo=${encodeURIComponent(safeReturnTo(returnTo))}${notice ? `&notice=${notice}` : ''}`;
