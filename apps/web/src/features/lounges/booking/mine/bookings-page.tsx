import { chakra } from '@chakra-ui/react';
import { Stack } from '../../../../components/layout.tsx';
import { Page, PageHeader } from '../../../../components/page/page.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { BookingList } from './booking-list.tsx';
import { FeedsSection } from './feeds-section.tsx';
import { WaitingSection } from './waiting-section.tsx';

/** A member's bookings: offers from the waiting list, upcoming bookings, past ones. */
export function BookingsPage() {
  const { bookings: texts } = useTexts('booking/mine');
  return (
    <Page>
      <PageHeader title={texts.title()} lead={texts.lead()} />
      <Columns>
        <Stack gap="8" alignContent="start" minWidth="0">
          <WaitingSection />
          <BookingList period="upcoming" />
          {/* on paper one takes along what is to come */}
          <div data-screen="">
            <BookingList period="past" />
          </div>
        </Stack>
        <Stack gap="8" alignContent="start" minWidth="0" data-screen="">
          <FeedsSection />
        </Stack>
      </Columns>
    </Page>
  );
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 2fr)' },
    gap: { base: '8', lg: '12' },
  },
});
