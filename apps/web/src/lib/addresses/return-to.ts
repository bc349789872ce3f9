import { safeReturnTo } from '@oche/validators/return-to';

/** The login endpoint, which brings the member back to the page where they are. */
export const loginHref = (returnTo: string): string =>
  `/api/login?returnTo=${encodeURIComponent(safeReturnTo(returnTo))}`;
