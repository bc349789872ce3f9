import { safeReturnTo } from '@oche/validators/auth/return-to';

/**
 * The login endpoint, which brings the member back to the page where they are.
 * @param notice why it is needed, as the sign-in page says it
 */
export const loginHref = (returnTo: string, notice?: 'members' | 'signed-out'): string =>
  `/api/login?returnTo=${encodeURIComponent(safeReturnTo(returnTo))}${notice ? `&notice=${notice}` : ''}`;
