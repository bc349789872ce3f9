import type { Role, UserStatus } from '@oche/validators/auth';
import { AppError } from './errors.ts';

/** The signed-in member who makes a call, with the facts that policies need. */
export interface Actor {
  id: string;
  role: Role;
  status: UserStatus;
  /** ISO time until which the member is suspended; null if it is until further notice */
  suspendedUntil: string | null;
  statusReason: string | null;
  emailVerified: boolean;
}

export const isModerator = (actor: Actor | null): boolean =>
  actor !== null && actor.role !== 'user';

/** @throws AppError FORBIDDEN */
export function requireModerator(actor: Actor): void {
  if (!isModerator(actor)) throw new AppError('FORBIDDEN');
}

export const isAdmin = (actor: Actor | null): boolean => actor?.role === 'admin';

/** Whether this is a member who may write anything at all. */
export const isWriter = (actor: Actor | null): actor is Actor =>
  actor !== null && actor.status === 'active' && actor.emailVerified;

/**
 * The first line of every use case that writes. The error says why the member may not.
 * @throws AppError ACCOUNT_SUSPENDED, ACCOUNT_BANNED, EMAIL_NOT_VERIFIED
 */
export function requireWriter(actor: Actor): void {
  if (actor.status === 'banned') throw new AppError('ACCOUNT_BANNED');
  if (actor.status === 'suspended') {
    throw new AppError('ACCOUNT_SUSPENDED', {
      details: { until: actor.suspendedUntil, reason: actor.statusReason },
    });
  }
  if (!actor.emailVerified) throw new AppError('EMAIL_NOT_VERIFIED');
}
