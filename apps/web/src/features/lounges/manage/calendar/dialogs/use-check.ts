import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../../../../lib/trpc.ts';
import { useManagedLounge } from '../../managed-lounge.tsx';
import type { Span } from '../grid/axis.ts';
import { isoSpan } from './when.ts';

interface Wish {
  /** null while it isn't filled in */
  span: Span | null;
  boardIds?: number[] | undefined;
  boardCount?: number | undefined;
  groupSize?: number | undefined;
}

/** What the server says of a time before it is booked or blocked: asked again whenever it changes. */
export function useCheck({ span, ...wish }: Wish) {
  const { lounge } = useManagedLounge();
  return trpc.bookings.calendar.check.useQuery(
    { loungeId: lounge.id, ...(span ? isoSpan(span) : { startTime: '', endTime: '' }), ...wish },
    { enabled: span !== null, placeholderData: keepPreviousData, staleTime: 5000 },
  );
}
