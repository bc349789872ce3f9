import type { MemberContext } from '../../../lib/deps.ts';
import type { BookingRules } from '../../lounges/index.ts';
import { withBuffer } from '../boards/occupancy.service.ts';
import type { Span } from '../rules/span.ts';
import { cancellableUntil, requestExpiry } from '../rules/transitions.ts';

/** A new booking with its boards; times in ISO 8601. */
export interface NewBooking {
  loungeId: number;
  /** null for guests; exactly one of member and guest is given */
  memberId: string | null;
  guestName: string | null;
  guestContact: string | null;
  createdBy: string;
  status: 'requested' | 'confirmed';
  startTime: string;
  endTime: string;
  /** the end including the buffer */
  occupiedUntil: string;
  isAnyBoard: boolean;
  boardIds: number[];
  groupSize: number | null;
  notes: string | null;
  priceCents: number;
  cancellableUntil: string;
  /** until when a request can be answered; null for others */
  expiresAt: string | null;
  seriesId: number | null;
  createdAt: string;
}

/** Somebody without an account, whom the lounge's team enters. */
interface Guest {
  name: string;
  contact?: string | undefined;
  seriesId?: number;
}

interface Agreed extends Span {
  /** null: the booking is the acting member's own */
  guest: Guest | null;
  boardIds: number[];
  /** false if certain boards were asked for */
  isAnyBoard: boolean;
  groupSize?: number | null | undefined;
  notes?: string | undefined;
  priceCents: number;
}

/**
 * The row of a new booking. A member's booking is a request if the lounge confirms bookings itself;
 * the team's own are confirmed at once.
 */
export function newBooking(
  { actor, clock }: Pick<MemberContext, 'actor' | 'clock'>,
  rules: BookingRules,
  { guest, ...agreed }: Agreed,
): NewBooking {
  const { startTime, endTime } = agreed;
  const now = clock.now();
  const isRequest = !guest && !rules.autoConfirm;
  return {
    loungeId: rules.loungeId,
    memberId: guest ? null : actor.id,
    guestName: guest?.name ?? null,
    guestContact: guest?.contact ?? null,
    createdBy: actor.id,
    status: isRequest ? 'requested' : 'confirmed',
    startTime,
    endTime,
    occupiedUntil: withBuffer(agreed, rules.bufferMinutes).endTime,
    isAnyBoard: agreed.isAnyBoard,
    boardIds: agreed.boardIds,
    groupSize: agreed.groupSize ?? null,
    notes: agreed.notes ?? null,
    priceCents: agreed.priceCents,
    cancellableUntil: cancellableUntil(startTime, rules.cancelMinutes, now),
    expiresAt: isRequest ? requestExpiry(startTime, now) : null,
    seriesId: guest?.seriesId ?? null,
    createdAt: now.toISOString(),
  };
}
