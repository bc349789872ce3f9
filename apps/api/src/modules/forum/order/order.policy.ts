import { type Actor, requireScope } from '../../../lib/actor.ts';
import { forumScope } from '../forum.policy.ts';

/**
 * Only who moderates both places brings order between them; authors don't, not even into what they have started.
 * @throws AppError FORBIDDEN
 */
export function requireOrderIn(actor: Actor, ...places: readonly { categoryId: number }[]): void {
  for (const place of places) requireScope(actor, forumScope(place));
}
