import type { CourseSetup } from '@oche/darts/tournaments/course-setup';
import { groupCount, qualifierCount } from '@oche/darts/tournaments/groups';
import { ROUND_ROBIN_MAX } from '@oche/validators/tournaments/course-limits';
import { AppError } from '../../../lib/errors.ts';

/** @throws AppError DRAW_TOO_FEW, DRAW_TOO_MANY, DRAW_OPTIONS_UNFIT */
export function requireFitting(setup: CourseSetup): void {
  const { kind, drawn, options } = setup;
  if (drawn < 2) throw new AppError('DRAW_TOO_FEW');
  if (kind !== 'round_robin' && kind !== 'groups') return;
  const groups = kind === 'groups' ? groupCount(setup) : 1;
  if (drawn / groups > ROUND_ROBIN_MAX) throw new AppError('DRAW_TOO_MANY');
  if (kind === 'round_robin') return;
  // in a group nobody stands alone
  const isTooMany = (options.groups ?? 1) * 2 > drawn;
  if (isTooMany || qualifierCount(setup) < 2) throw new AppError('DRAW_OPTIONS_UNFIT');
}
