import type { Availability } from '@oche/validators/bookings/schemas';
import type { Lounge } from '@oche/validators/lounges/schemas';
import type { ReactNode } from 'react';
import { SkeletonText } from '../../../components/page/skeleton.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { dateOf } from '../../../lib/time/place-time.ts';
import { trpc } from '../../../lib/trpc.ts';
import { QueryFailed } from '../../../patterns/query-state.tsx';
import { formDays } from './form/form-days.ts';

interface BookingDataProps {
  loungeId: number;
  /** ISO instant around which free times are loaded; default: now */
  start?: string;
  /** the day around which they are loaded, instead of an instant */
  date?: string;
  /** the booking that is to be moved: its own boards count as free */
  bookingId?: number;
  children: (lounge: Lounge, availability: Availability) => ReactNode;
}

/** Loads what a form in a dialog needs. If that fails, the dialog says so, and not the page. */
export function BookingData({ loungeId, start, date, bookingId, children }: BookingDataProps) {
  const { availability: texts } = useTexts('booking');
  const lounge = trpc.lounges.get.useQuery({ id: loungeId });
  const timeZone = lounge.data?.timeZone;
  const availability = trpc.bookings.availability.get.useQuery(
    { loungeId, bookingId, ...formDays(date ?? dateOf(start ?? new Date(), timeZone ?? 'UTC')) },
    { enabled: timeZone !== undefined },
  );
  if (lounge.data && availability.data) return children(lounge.data, availability.data);
  const failed = [lounge, availability].find(({ isError }) => isError);
  if (!failed) return <SkeletonText count={6} />;
  return <QueryFailed as="h3" query={failed} title={texts.failed()} />;
}
