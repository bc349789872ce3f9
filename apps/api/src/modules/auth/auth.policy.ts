import type { Role, UserStatus } from '@oche/validators/auth';
import type { Env } from '../../env.ts';
import type { Actor } from '../../lib/actor.ts';

interface Standing {
  status: UserStatus;
  /** null with status suspended: suspended until further notice */
  suspendedUntil: string | null;
  statusReason: string | null;
  /** always with an end */
  silencedUntil: string | null;
  silenceReason: string | null;
}

/** The standing that counts now. Suspensions and silences end by themselves; nobody has to lift them. */
export function standingAt(now: Date, standing: Standing): Standing {
  const { status, suspendedUntil, statusReason, silencedUntil, silenceReason } = standing;
  const isOver = (until: string | null) => until !== null && new Date(until) <= now;
  return {
    ...(status === 'suspended' && isOver(suspendedUntil)
      ? { status: 'active', suspendedUntil: null, statusReason: null }
      : { status, suspendedUntil, statusReason }),
    ...(isOver(silencedUntil)
      ? { silencedUntil: null, silenceReason: null }
      : { silencedUntil, silenceReason }),
  };
}

/**
 * Who can act on others' accounts or content needs a second factor, except in development.
 */
export function needsSecondFactor(
  env: Pick<Env, 'NODE_ENV'>,
  { role, moderates }: Pick<Actor, 'role' | 'moderates'>,
): boolean {
  return (role !== 'user' || moderates.length > 0) && env.NODE_ENV !== 'development';
}

/**
 * Moderators can sanction members, admins also moderators. Nobody can do it to an admin or
 * to themselves.
 */
export function canSanction(actor: Actor, target: { id: string; role: Role }): boolean {
  if (actor.id === target.id || target.role === 'admin') return false;
  return actor.role === 'admin' || (actor.role === 'moderator' && target.role === 'user');
}
