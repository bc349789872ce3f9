import { CalendarSync } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import type { LeagueCalendar } from './calendars.ts';

const CalendarDialog = lazyPart(async () => (await import('./calendar-dialog.tsx')).CalendarDialog);

/** Opens the way of these fixtures into the calendar of a phone; the first one is the page's own. */
export function CalendarButton({ calendars }: { calendars: readonly LeagueCalendar[] }) {
  const texts = useTexts('leagues/pages');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setIsOpen(true)}>
        <CalendarSync aria-hidden="true" />
        {texts.calendar()}
      </Button>
      {isOpen ? <CalendarDialog calendars={calendars} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
