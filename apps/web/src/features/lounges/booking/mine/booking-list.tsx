import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { ButtonLink } from '../../../../components/button.tsx';
import { LoadMore } from '../../../../components/list/load-more.tsx';
import { TableFiles } from '../../../../components/list/table-files.tsx';
import { EmptyState } from '../../../../components/page/empty-state.tsx';
import { ErrorState } from '../../../../components/page/error-state.tsx';
import { SkeletonRows } from '../../../../components/page/skeleton.tsx';
import { Heading } from '../../../../components/text.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { useSeen } from '../../../../lib/live/use-seen.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { useReviewed } from '../../shared/use-reviewed.ts';
import { BookingRow } from './booking-row.tsx';
import { bookingsInput, fresh, nextBookings } from './bookings-queries.ts';

/** Upcoming bookings, soonest first; or past and cancelled ones, latest first. */
export function BookingList({ period }: { period: 'upcoming' | 'past' }) {
  const { bookings: texts } = useTexts('booking/mine');
  const id = useId();
  const list = trpc.bookings.list.useInfiniteQuery(bookingsInput(period), {
    ...nextBookings,
    ...fresh,
  });
  const items = list.data?.pages.flatMap((page) => page.items);
  useSeen((items ?? []).map((booking) => `booking/${booking.id}`));
  const reviewed = useReviewed(
    (items ?? []).flatMap(({ can, lounge }) => (can.review ? lounge.id : [])),
  );
  return (
    <section aria-labelledby={id}>
      <Heading id={id} marginBottom="2">
        {texts[period]()}
      </Heading>
      {items ? (
        <Rows period={period} items={items} reviewed={reviewed} />
      ) : list.isError ? (
        <ErrorState as="h3" title={texts.failed()} onRetry={() => list.refetch()} />
      ) : (
        <SkeletonRows />
      )}
      <LoadMore list={list} />
      {items && items.length > 0 ? (
        <TableFiles title={texts[period]()} path="/users/bookings" search={{ period }} />
      ) : null}
    </section>
  );
}

interface RowsProps {
  period: 'upcoming' | 'past';
  items: Parameters<typeof BookingRow>[0]['booking'][];
  /** lounges that the member has reviewed */
  reviewed: ReadonlySet<number>;
}

function Rows({ period, items, reviewed }: RowsProps) {
  const { bookings: texts } = useTexts('booking/mine');
  if (items.length > 0) {
    return (
      <List>
        {items.map((booking) => (
          <BookingRow
            key={booking.id}
            booking={booking}
            isReviewed={reviewed.has(booking.lounge.id)}
          />
        ))}
      </List>
    );
  }
  if (period === 'past') return <Quiet>{texts.pastEmpty()}</Quiet>;
  return (
    <EmptyState
      as="h3"
      title={texts.upcomingEmpty()}
      action={<ButtonLink to="/venues">{texts.findLounge()}</ButtonLink>}
    >
      <p>{texts.upcomingEmptyText()}</p>
    </EmptyState>
  );
}

const List = chakra('ul', { base: { listStyle: 'none', layerStyle: 'wires' } });
const Quiet = chakra('p', {
  base: { paddingBlock: '4', color: 'fg.muted', layerStyle: 'wires' },
});
