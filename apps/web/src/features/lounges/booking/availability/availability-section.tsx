import { chakra } from '@chakra-ui/react';
import type { Availability } from '@oche/validators/bookings/schemas';
import { keepPreviousData } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ErrorState } from '../../../../components/page/error-state.tsx';
import { Skeleton } from '../../../../components/page/skeleton.tsx';
import { Heading } from '../../../../components/text.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { trpc } from '../../../../lib/trpc.ts';
import { useCalendarEvents } from '../use-calendar-events.ts';
import { CalendarNavigation } from './calendar-navigation.tsx';
import { ClosedDay } from './closed-day.tsx';
import { DayStrip } from './day-strip.tsx';
import { DayTable } from './day-table.tsx';
import { Legend } from './legend.tsx';
import { msToNextSlot } from './next-slot.ts';
import { useView } from './use-view.ts';
import { ViewSwitch } from './view-switch.tsx';
import { WeekTable } from './week-table.tsx';
import { ZoneNote } from './zone-note.tsx';

/* events tell of changes, but not that time has passed */
const keptCurrent = {
  refetchInterval: ({ state }: { state: { data?: Availability } }) => msToNextSlot(state.data),
  refetchOnWindowFocus: 'always',
} as const;

/** How many boards a phone shows at first. */
const FIRST_BOARDS = 8;

interface AvailabilitySectionProps {
  loungeId: number;
  onChoose: (startTime: string, boardId?: number) => void;
  /** false while another part of the page follows the same calendar */
  isFollowing: boolean;
}

/** The free boards of a week or a day, updated within a second of any change. */
export function AvailabilitySection({ loungeId, onChoose, isFollowing }: AvailabilitySectionProps) {
  const { availability: texts } = useTexts('booking');
  const [from, setFrom] = useState<string>();
  const [chosenDay, setChosenDay] = useState<string>();
  const [view, setView] = useView();
  useCalendarEvents(loungeId, isFollowing);
  const { data, error, refetch, isFetching } = trpc.bookings.availability.get.useQuery(
    { loungeId, from },
    { placeholderData: keepPreviousData, ...keptCurrent },
  );
  // the week that begins today stays in the cache, as it came with the page
  const { data: current } = trpc.bookings.availability.get.useQuery({ loungeId }, keptCurrent);
  const today = current?.days[0]?.date;
  const heading = useRef<HTMLHeadingElement>(null);

  if (!data) {
    return error ? (
      <ErrorState title={texts.failed()} onRetry={() => refetch()} isRetrying={isFetching} />
    ) : (
      <Skeleton height="22rem" />
    );
  }
  const day = data.days.find(({ date }) => date === chosenDay) ?? firstFree(data);
  const goTo = (date: string | undefined) => {
    setFrom(date);
    setChosenDay(date);
  };
  const closed = {
    loungeId,
    availability: data,
    today,
    onGo: (date: string, week: string | undefined) => {
      if (week) setFrom(week);
      setChosenDay(date);
      // the button that was pressed goes away
      heading.current?.focus({ preventScroll: true });
    },
  };
  return (
    <Section aria-labelledby="availability" data-screen="">
      <Head>
        <Heading id="availability" ref={heading} tabIndex={-1}>
          {texts.title()}
        </Heading>
        <CalendarNavigation availability={data} today={today} onGo={goTo} />
        <ViewSwitch view={view} onSwitch={setView} />
      </Head>
      <div aria-busy={isFetching}>
        {view === 'day' ? null : (
          <Week data-only={view === null || undefined}>
            <WeekTable availability={data} today={today} onChoose={onChoose} />
            {data.days.every(isClosed) ? <ClosedDay {...closed} /> : null}
          </Week>
        )}
        {view === 'week' || !day ? null : (
          <Day data-only={view === null || undefined}>
            <DayStrip availability={data} chosen={day.date} today={today} onChoose={setChosenDay} />
            {isClosed(day) ? (
              <ClosedDay {...closed} day={day} />
            ) : (
              <DayTable
                availability={data}
                day={day}
                maxBoards={view === null ? FIRST_BOARDS : undefined}
                onChoose={onChoose}
              />
            )}
          </Day>
        )}
      </div>
      <Legend hasOwn={data.own.length > 0} />
      {/* only the browser knows it: further up it would push the times down */}
      <ZoneNote timeZone={data.timeZone} />
    </Section>
  );
}

/** The first day on which something is free, else the first day. */
const firstFree = ({ days }: Availability) =>
  days.find(({ slots }) => slots.some(({ free }) => free > 0)) ?? days[0];

const isClosed = ({ slots }: Availability['days'][number]) => slots.length === 0;

const Section = chakra('section', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' },
});
const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    '& > h2': { flex: '1 1 12rem' },
  },
});
/* until the browser can tell the width, both views are rendered, and CSS shows one */
const Week = chakra('div', {
  base: { '&[data-only]': { display: { base: 'none', md: 'block' } } },
});
const Day = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '3',
    '&[data-only]': { display: { base: 'grid', md: 'none' } },
  },
});
