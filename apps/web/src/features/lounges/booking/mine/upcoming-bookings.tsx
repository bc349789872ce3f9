import { chakra } from '@chakra-ui/react';
import { TextLink } from '../../../../components/link.tsx';
import { Heading } from '../../../../components/text.tsx';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { clockText, dateOf, dayText } from '../../../../lib/time/place-time.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { fresh, upcomingBookingsInput } from './bookings-queries.ts';
import { StatusBadge } from './status-badge.tsx';

/** A member's next bookings, for a card of their start page; renders nothing if there are none. */
export function UpcomingBookings() {
  const { next: texts } = useTexts('booking');
  const locale = useLocale();
  const { data } = trpc.bookings.list.useQuery(upcomingBookingsInput, fresh);
  if (!data || data.items.length === 0) return null;
  return (
    <Root>
      <Head>
        <Heading as="h3" size="label">
          {texts.upcoming()}
        </Heading>
        <TextLink to="/bookings">{texts.all()}</TextLink>
      </Head>
      <ul>
        {data.items.map(({ id, lounge, startTime, endTime, status }) => (
          <Row key={id}>
            <When dateTime={startTime}>
              {dayText(dateOf(startTime, lounge.timeZone), locale, 'short')}{' '}
              <strong>
                {clockText(startTime, lounge.timeZone)}–{clockText(endTime, lounge.timeZone)}
              </strong>
            </When>
            <StatusBadge status={status} />
            <TextLink to="/venues/$id" params={{ id: String(lounge.id) }} variant="plain">
              {lounge.name}, {lounge.city}
            </TextLink>
          </Row>
        ))}
      </ul>
    </Root>
  );
}

const Root = chakra('div', { base: { marginTop: '5', '& ul': { listStyle: 'none' } } });
const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '4',
    paddingBottom: '1',
    layerStyle: 'wiresBottom',
  },
});
const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '3',
    paddingBlock: '2',
    borderBottomWidth: '1px',
    overflowWrap: 'anywhere',
    '& > a': { gridColumn: '1 / -1' },
  },
});
const When = chakra('time', {
  base: { textStyle: 'number', fontSize: 'lg', '& strong': { fontWeight: 'heavy' } },
});
