import type { CurrentUser } from '@oche/validators/auth';
import { unauthenticated } from '../lib/errors/errors.ts';

interface GuardContext {
  context: { user: CurrentUser | null };
}

/**
 * `beforeLoad` of a route for members. A visitor sees a page that says so and the Unauthorized
 * toast, and gets to the login after 500 ms.
 * @throws ApiError UNAUTHENTICATED
 */
export function requireMember({ context }: GuardContext): { user: CurrentUser } {
  if (!context.user) throw unauthenticated();
  return { user: context.user };
}
