import { type Actor, isAdmin } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/errors.ts';

/** @throws AppError FORBIDDEN */
export function requireAdmin(actor: Actor): void {
  if (!isAdmin(actor)) throw new AppError('FORBIDDEN');
}
