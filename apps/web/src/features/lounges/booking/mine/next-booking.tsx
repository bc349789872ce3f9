import { chakra } from '@chakra-ui/react';
import { TextLink } from '../../../../components/link.tsx';
import { Heading } from '../../../../components/text.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { clockText, dateOf } from '../../../../lib/time/place-time.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { fresh, nextBookingInput } from './bookings-queries.ts';
import { DateBlock } from './entry-parts.tsx';
import { StatusBadge } from './status-badge.tsx';

/** A member's next booking, for their start page; renders nothing if there is none. */
export function NextBooking() {
  const { next: texts } = useTexts('booking');
  const { data } = trpc.bookings.list.useQuery(nextBookingInput, fresh);
  const [booking] = data?.items ?? [];
  if (!booking) return null;
  const { lounge, boards, startTime, endTime, status } = booking;
  const zone = lounge.timeZone;
  return (
    <Box aria-labelledby="next-booking">
      <DateBlock date={dateOf(startTime, zone)} />
      <Words>
        <Heading id="next-booking" size="label">
          {texts.title()}
        </Heading>
        <p>
          <When>
            {clockText(startTime, zone)}–{clockText(endTime, zone)}
          </When>{' '}
          <TextLink to="/venues/$id" params={{ id: String(lounge.id) }}>
            {lounge.name}
          </TextLink>
          , {lounge.city}
        </p>
        <p>{boards.map(({ name }) => name).join(', ')}</p>
      </Words>
      <StatusBadge status={status} />
      <TextLink to="/bookings">{texts.all()}</TextLink>
    </Box>
  );
}

const Box = chakra('section', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '2',
    marginBottom: '8',
    padding: '4',
    layerStyle: 'panel',
  },
});
const Words = chakra('div', {
  base: { flex: '1 1 12rem', minWidth: '0', overflowWrap: 'anywhere' },
});
const When = chakra('strong', {
  base: { textStyle: 'number', fontSize: 'xl', fontWeight: 'heavy', marginInlineEnd: '2' },
});
