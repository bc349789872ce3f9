import type { Actor } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/errors.ts';
import { isOfficer, type LeagueFacts } from './leagues.policy.ts';

export type Side = 0 | 1;

/** What is asked of a fixture. */
interface Sides extends Pick<LeagueFacts, 'role'> {
  isHomeCaptain: boolean;
  isAwayCaptain: boolean;
}

/** For which sides somebody speaks: a captain for their own, officers for both. */
export function sidesOf(actor: Actor | null, fixture: Sides): readonly Side[] {
  if (isOfficer(actor, fixture)) return [0, 1];
  return [
    ...(fixture.isHomeCaptain ? ([0] as const) : []),
    ...(fixture.isAwayCaptain ? ([1] as const) : []),
  ];
}

/** @throws AppError FORBIDDEN for somebody who speaks for neither side, or not for this one */
export function requireSide(actor: Actor, fixture: Sides, side?: number): void {
  const sides = sidesOf(actor, fixture);
  const isAllowed = side === undefined ? sides.length > 0 : sides.some((one) => one === side);
  if (!isAllowed) throw new AppError('FORBIDDEN');
}
