import type { CurrentUser } from '@oche/validators/auth/schemas';
import { unauthenticated, withoutSecondFactor } from '../lib/errors/errors.ts';

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

/**
 * For pages of moderators and admins, after `requireMember` and the question of the role. The server would refuse each
 * call of theirs; the page says once where to set it up.
 * @throws ApiError SECOND_FACTOR_SETUP_REQUIRED
 */
export function requireSecondFactor(user: Pick<CurrentUser, 'secondFactorSetupRequired'>): void {
  if (user.secondFactorSetupRequired) throw withoutSecondFactor();
}
