import type { Role, UserStatus } from '@oche/validators/auth';
import type { Env } from '../../env.ts';
import type { Actor } from '../../lib/actor.ts';

interface Standing {
  status: UserStatus;
  /** null with status suspended: suspended until further notice */
  suspendedUntil: string | null;
  statusReason: string | null;
}

/** The standing that counts now. A suspension ends by itself; nobody has to lift it. */
export function standingAt(now: Date, standing: Standing): Standing {
  const isOver =
    standing.status === 'suspended' &&
    standing.suspendedUntil !== null &&
    new Date(standing.suspendedUntil) <= now;
  if (isOver) return { status: 'active', suspendedUntil: null, statusReason: null };
  const { status, suspendedUntil, statusReason } = standing;
  return { status, suspendedUntil, statusReason };
}

/**
 * Roles that can act on others' accounts and content need a second factor, except in development.
 */
export function needsSecondFactor(env: Pick<Env, 'NODE_ENV'>, role: Role): boolean {
  return role !== 'user' && env.NODE_ENV !== 'development';
}

/**
 * Moderators can suspend and ban members, admins also moderators. Nobody can do it to an admin or
 * to themselves.
 */
export function canSetStatus(actor: Actor, target: { id: string; role: Role }): boolean {
  if (actor.id === target.id || target.role === 'admin') return false;
  return actor.role === 'admin' || (actor.role === 'moderator' && target.role === 'user');
}
