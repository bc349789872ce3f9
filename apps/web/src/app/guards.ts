import type { CurrentUser } from '@oche/validators/auth';
import { unauthenticated } from '../lib/errors.ts';

interface GuardContext {
  context: { user: CurrentUser | null };
}

/**
 * `beforeLoad` of a route for members. A visitor sees that it is for members, the Unauthorized
 * toast, and after 500 ms the login.
 * @throws ApiError UNAUTHENTICATED
 */
export function requireMember({ context }: GuardContext): { user: CurrentUser } {
  if (!context.user) throw unauthenticated();
  return { user: context.user };
}
