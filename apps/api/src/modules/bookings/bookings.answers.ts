import type { Answerable } from '../../lib/declared/answerable.ts';
import type { MemberContext } from '../../lib/deps.ts';
import { AppError } from '../../lib/errors.ts';
import { localDateAt } from '../../lib/time/wall-clock.ts';
import { cancelBooking, confirmBooking, getBooking } from './booking/booking.service.ts';

const REASON_MAX = 500;

/** The lounge says yes or no to a request; what stands behind a no is its reason. */
const request: Answerable<MemberContext> = {
  form: 'decision',
  letter: 'b',
  area: 'lounges',
  texts: {
    de: {
      hint: 'Antworte auf diese Mail mit „ja“ oder „nein“; was hinter dem „nein“ steht, bekommt der Gast als Grund.',
      link: 'Mit „ja“ oder „nein“ antworten',
    },
    en: {
      hint: 'Answer this mail with “yes” or “no”; what stands behind the “no” is told to the guest as the reason.',
      link: 'Answer with “yes” or “no”',
    },
  },
  done: {
    de: {
      yes: 'Die Buchung ist bestätigt, und der Gast weiß es.',
      no: 'Die Anfrage ist abgelehnt, und der Gast weiß es.',
    },
    en: {
      yes: 'The booking is confirmed, and the guest knows it.',
      no: 'The request is declined, and the guest knows it.',
    },
  },
  async decide(ctx, { id, isYes, words }) {
    const { status } = await getBooking(ctx, { id });
    if (isYes) {
      if (status !== 'confirmed') await confirmBooking(ctx, { id });
      return words === '';
    }
    // what was agreed is not cancelled by a late no to the request
    if (status === 'cancelled') return true;
    if (status !== 'requested') throw new AppError('BOOKING_STATUS');
    await cancelBooking(ctx, { id, reason: words.slice(0, REASON_MAX) || undefined });
    return true;
  },
  async pathOf(ctx, id) {
    try {
      const { lounge, startTime } = await getBooking(ctx, { id });
      const date = localDateAt(lounge.timeZone, Date.parse(startTime));
      return `/venues/${lounge.id}/manage?date=${date}`;
    } catch (error) {
      if (error instanceof AppError) return null;
      throw error;
    }
  },
};

export const bookingAnswers: readonly Answerable<MemberContext>[] = [request];
