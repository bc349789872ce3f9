import { chakra } from '@chakra-ui/react';
import type { Calendar } from '@oche/validators/bookings/schemas';
import { useNavigate } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight, Plus, Printer } from 'lucide-react';
import { Button, IconButton } from '../../../../components/button.tsx';
import { Checkbox, Select } from '../../../../components/form/controls.ts';
import { Row } from '../../../../components/layout.tsx';
import { MomentInput } from '../../../../components/moment/moment-input.tsx';
import { Heading } from '../../../../components/text.tsx';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { addDays, dayText } from '../../../../lib/time/place-time.ts';
import { instantOf, MINUTE } from '../../../../lib/time/wall-time.ts';
import { useManagedLounge } from '../managed-lounge.tsx';
import {
  CALENDAR_VIEWS,
  type CalendarPlace,
  type CalendarView,
  dateParam,
} from './calendar-place.ts';
import { pageDate, rangeOf } from './calendar-range.ts';
import { type FreeTime, useOpenDialog } from './dialogs/calendar-dialogs.tsx';
import { Segment, Segments } from './dialogs/kind-switch.tsx';
import { within } from './dialogs/usual-time.ts';
import { spanOf } from './grid/axis.ts';

/** 19:00 */
const EVENING = 19 * 60;

export interface Shown {
  view: CalendarView;
  date: string;
  boardId: number | null;
  showsCancelled: boolean;
}

interface CalendarToolbarProps {
  shown: Shown;
  today: string;
  boards: Calendar['boards'];
  days: Calendar['days'];
  isWide: boolean;
}

/** Chooses days, view and boards, and opens the dialogs to add something. */
export function CalendarToolbar({ shown, today, boards, days, isWide }: CalendarToolbarProps) {
  const { calendar: texts } = useTexts('manage/calendar');
  const open = useOpenDialog();
  const locale = useLocale();
  const { view, date, boardId } = shown;
  const { lounge } = useManagedLounge();
  const go = useGo(shown);
  const at = date === today ? null : eveningOf(date, days, lounge.timeZone);
  const isDay = view === 'day';
  return (
    <Root>
      <Row alignItems="center">
        <IconButton
          label={isDay ? texts.previousDay() : texts.previousWeek()}
          variant="outline"
          size="sm"
          onClick={() => go({ date: pageDate(view, date, -1) })}
        >
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <IconButton
          label={isDay ? texts.nextDay() : texts.nextWeek()}
          variant="outline"
          size="sm"
          onClick={() => go({ date: pageDate(view, date, 1) })}
        >
          <ChevronRight aria-hidden="true" />
        </IconButton>
        <Button
          variant="outline"
          size="sm"
          disabled={date === today}
          onClick={() => go({ date: undefined })}
        >
          {texts.today()}
        </Button>
        <MomentInput
          kind="date"
          aria-label={texts.date()}
          value={date}
          width="10rem"
          height="8"
          onChange={({ target }) => {
            const chosen = dateParam(target.value);
            if (chosen) go({ date: chosen });
          }}
        />
      </Row>
      <Heading size="subheading" flex="1 1 12rem" aria-live="polite">
        {titleOf(shown, locale)}
      </Heading>
      <Row alignItems="center">
        <Button variant="outline" size="sm" onClick={() => open({ kind: 'block', at })}>
          {texts.newBlock()}
        </Button>
        <Button size="sm" onClick={() => open({ kind: 'walkIn', at })}>
          <Plus aria-hidden="true" />
          {texts.newBooking()}
        </Button>
      </Row>
      <Row alignItems="center">
        <Segments role="group" aria-label={texts.viewsLabel()}>
          {CALENDAR_VIEWS.map((value) => (
            <Segment
              key={value}
              type="button"
              aria-pressed={value === view}
              onClick={() => go({ view: value })}
            >
              {texts.views[value]()}
            </Segment>
          ))}
        </Segments>
        <Select
          aria-label={texts.board()}
          value={boardId ?? ''}
          width="auto"
          maxWidth="11rem"
          height="8"
          onChange={({ target }) => go({ board: Number(target.value) || undefined })}
        >
          {/* a phone has no room for a grid of all boards */}
          {isWide || view === 'list' ? <option value="">{texts.allBoards()}</option> : null}
          {boards.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        {isWide ? (
          <>
            <CancelledToggle shown={shown} />
            <Button variant="ghost" size="sm" onClick={() => window.print()}>
              <Printer aria-hidden="true" />
              {texts.print()}
            </Button>
          </>
        ) : null}
      </Row>
    </Root>
  );
}

/** Whether cancelled bookings are shown, too; on a phone it stands below the calendar. */
export function CancelledToggle({ shown }: { shown: Shown }) {
  const { calendar: texts } = useTexts('manage/calendar');
  const go = useGo(shown);
  return (
    <Toggle>
      <Checkbox
        type="checkbox"
        checked={shown.showsCancelled}
        onChange={({ target }) => go({ cancelled: target.checked ? '1' : undefined })}
      />
      {texts.showCancelled()}
    </Toggle>
  );
}

/** A new entry for the day that is shown begins in the evening, and no board is chosen for it. */
function eveningOf(date: string, days: Calendar['days'], timeZone: string): FreeTime {
  const from = instantOf(date, EVENING, timeZone);
  const periods = days.find((day) => day.date === date)?.periods ?? [];
  return { ...within({ from, to: from + 120 * MINUTE }, periods.map(spanOf)), boardId: null };
}

/** Changes the address; whatever isn't given stays as it is. */
function useGo({ view, date, boardId, showsCancelled }: Shown) {
  const { lounge } = useManagedLounge();
  const navigate = useNavigate();
  const current: CalendarPlace = {
    view,
    date,
    board: boardId ?? undefined,
    cancelled: showsCancelled ? '1' : undefined,
  };
  return (change: CalendarPlace) =>
    navigate({
      to: '/venues/$id/manage',
      params: { id: String(lounge.id) },
      search: { ...current, ...change },
      replace: true,
      resetScroll: false,
    });
}

function titleOf({ view, date }: Shown, locale: 'de' | 'en'): string {
  if (view === 'day') return dayText(date, locale, 'long');
  const { from, days } = rangeOf(view, date);
  return `${dayText(from, locale, 'day')} – ${dayText(addDays(from, days - 1), locale, 'day')}`;
}

const Root = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '2',
    marginBottom: '3',
  },
});
const Toggle = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    textStyle: 'small',
    cursor: 'pointer',
  },
});
