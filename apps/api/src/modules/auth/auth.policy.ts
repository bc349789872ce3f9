import type { Role, UserStatus } from '@oche/validators/auth/schemas';
import type { Env } from '../../env.ts';
import type { Actor } from '../../lib/actor.ts';
import { DAY_MS, HOUR_MS } from '../../lib/time/wall-clock.ts';

interface Standing {
  status: UserStatus;
  /** null with status suspended: suspended until further notice */
  suspendedUntil: string | null;
  statusReason: string | null;
  /** always with an end */
  silencedUntil: string | null;
  silenceReason: string | null;
}

/** The standing that counts now. Suspensions and silences end on their own; nobody has to lift them. */
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

/** How long a session lives without use, and however much it is used (ADR 45). */
export const sessionTimes = {
  member: { idleMs: 30 * DAY_MS, absoluteMs: 180 * DAY_MS },
  staff: { idleMs: 12 * HOUR_MS, absoluteMs: 7 * DAY_MS },
} as const;

interface SessionFacts extends Pick<Actor, 'role' | 'moderates'> {
  created_at: string;
  last_seen_at: string;
  /** by members' times, which the row has for staff, too */
  expires_at: string;
}

/**
 * When a session ends if it isn't used again. It is reckoned at every read, so the shorter times of staff
 * count from the moment that somebody becomes one.
 */
export function sessionEnd(session: SessionFacts): Date {
  const end = Date.parse(session.expires_at);
  if (!decidesForOthers(session)) return new Date(end);
  const { idleMs, absoluteMs } = sessionTimes.staff;
  const idle = Date.parse(session.last_seen_at) + idleMs;
  return new Date(Math.min(end, idle, Date.parse(session.created_at) + absoluteMs));
}

const decidesForOthers = ({ role, moderates }: Pick<Actor, 'role' | 'moderates'>): boolean =>
  role !== 'user' || moderates.length > 0;

/**
 * Who can act on others' accounts or content needs a second factor, except in development.
 */
export function needsSecondFactor(
  env: Pick<Env, 'NODE_ENV'>,
  member: Pick<Actor, 'role' | 'moderates'>,
): boolean {
  return decidesForOthers(member) && env.NODE_ENV !== 'development';
}

/**
 * Moderators can sanction members, admins also moderators. Nobody can do it to an admin or
 * to themselves.
 */
export function canSanction(actor: Actor, target: { id: string; role: Role }): boolean {
  if (actor.id === target.id || target.role === 'admin') return false;
  return actor.role === 'admin' || (actor.role === 'moderator' && target.role === 'user');
}
