import type { Role, UserStatus } from '@oche/validators/auth/schemas';
import { AppError } from './errors.ts';

/** The signed-in member who makes a call, with the facts that policies need. */
export interface Actor {
  id: string;
  role: Role;
  status: UserStatus;
  /** ISO time until which the member is suspended; null if it is until further notice */
  suspendedUntil: string | null;
  statusReason: string | null;
  /** ISO time until which the member says nothing that others read; null if they may */
  silencedUntil: string | null;
  silenceReason: string | null;
  /** parts of the site that a member moderates, e.g. `forum` or `forum/3`; moderators have all */
  moderates: readonly string[];
  emailVerified: boolean;
}

export const isModerator = (actor: Actor | null): boolean =>
  actor !== null && actor.role !== 'user';

/** A member without a special right who acts without a request, e.g. in a job. */
export const plainActor = (id: string): Actor => ({
  id,
  role: 'user',
  status: 'active',
  suspendedUntil: null,
  statusReason: null,
  silencedUntil: null,
  silenceReason: null,
  moderates: [],
  emailVerified: true,
});

/** Whether this member moderates anything. */
export const isStaff = (actor: Actor | null): boolean =>
  actor !== null && (isModerator(actor) || actor.moderates.length > 0);

/** @throws AppError FORBIDDEN */
export function requireStaff(actor: Actor): void {
  if (!isStaff(actor)) throw new AppError('FORBIDDEN');
}

export const isAdmin = (actor: Actor | null): boolean => actor?.role === 'admin';

/** @throws AppError FORBIDDEN */
export function requireAdmin(actor: Actor): void {
  if (!isAdmin(actor)) throw new AppError('FORBIDDEN');
}

/**
 * The one place that says who decides in which part of the site: `site`, `admin`, or a part of a
 * domain such as `forum/3`. Moderators decide everywhere but about admins' matters; who moderates
 * `forum` decides in all of it, and who moderates `forum/3` there alone.
 */
export function moderates(actor: Actor | null, scope: string): boolean {
  if (!actor) return false;
  if (scope === 'admin') return isAdmin(actor);
  const [whole = scope] = scope.split('/');
  return isModerator(actor) || actor.moderates.includes(scope) || actor.moderates.includes(whole);
}

/** @throws AppError FORBIDDEN */
export function requireScope(actor: Actor, scope: string): void {
  if (!moderates(actor, scope)) throw new AppError('FORBIDDEN');
}

/** Whether this is a member who may write anything at all. */
export const isWriter = (actor: Actor | null): actor is Actor =>
  actor !== null && actor.status === 'active' && actor.emailVerified;

/** Whether a member can't be signed in at all, whatever the cookie says. */
export const isShutOut = ({ status }: Pick<Actor, 'status'>): boolean =>
  status === 'banned' || status === 'deleted';

/**
 * The first line of a use case that reaches nobody but the member, for whom it doesn't wait for the confirmed address.
 * @throws AppError ACCOUNT_SUSPENDED, ACCOUNT_BANNED
 */
export function requireActive(actor: Actor): void {
  if (isShutOut(actor)) throw new AppError('ACCOUNT_BANNED');
  if (actor.status === 'suspended') {
    throw new AppError('ACCOUNT_SUSPENDED', {
      details: { until: actor.suspendedUntil, reason: actor.statusReason },
    });
  }
}

/**
 * The first line of every other use case that writes. The error says why the member may not.
 * @throws AppError ACCOUNT_SUSPENDED, ACCOUNT_BANNED, EMAIL_NOT_VERIFIED
 */
export function requireWriter(actor: Actor): void {
  requireActive(actor);
  if (!actor.emailVerified) throw new AppError('EMAIL_NOT_VERIFIED');
}

/** Whether this is a member who may say something that others read. */
export const hasVoice = (actor: Actor | null): actor is Actor =>
  isWriter(actor) && actor.silencedUntil === null;

/**
 * The first line of every use case in which a member says something that others read.
 * @throws AppError as `requireWriter` does, and ACCOUNT_SILENCED
 */
export function requireVoice(actor: Actor): void {
  requireWriter(actor);
  if (actor.silencedUntil === null) return;
  throw new AppError('ACCOUNT_SILENCED', {
    details: { until: actor.silencedUntil, reason: actor.silenceReason },
  });
}
