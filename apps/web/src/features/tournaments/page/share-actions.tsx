import type { TournamentOutput } from '@oche/validators/tournaments';
import { CalendarPlus, Flag, Share2 } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { Report } from '../../../components/report/report.tsx';
import { useToast } from '../../../components/toast.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { calendarFile, saveCalendarFile } from '../../../lib/time/calendar-file.ts';

/** What an evening takes if nobody has said when it ends. */
const USUAL_MS = 4 * 3_600_000;

/** Passes the page on, puts the evening into the device's calendar, tells the moderators. */
export function ShareActions({ tournament }: { tournament: TournamentOutput }) {
  const texts = useTexts('tournaments/page');
  const toast = useToast();
  const { id, name } = tournament;
  const share = async () => {
    const url = `${location.origin}/tournaments/${id}`;
    try {
      if (navigator.share) return await navigator.share({ title: name, url });
      await navigator.clipboard.writeText(url);
      toast.show({ variant: 'success', title: texts.copied() });
    } catch (error) {
      // the reader has closed the share menu, and needs no message about that
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast.show({ variant: 'destructive', title: texts.shareFailed() });
    }
  };
  return (
    <>
      <Button variant="outline" size="sm" onClick={share}>
        <Share2 aria-hidden="true" />
        {texts.share()}
      </Button>
      {tournament.status === 'upcoming' ? (
        <Button variant="outline" size="sm" onClick={() => saveEvent(tournament)}>
          <CalendarPlus aria-hidden="true" />
          {texts.toCalendar()}
        </Button>
      ) : null}
      {tournament.can.report ? (
        <Report thing={{ kind: 'tournament', id: String(id) }}>
          {(open) => (
            <Button variant="ghost" size="sm" onClick={open}>
              <Flag aria-hidden="true" />
              {texts.report()}
            </Button>
          )}
        </Report>
      ) : null}
    </>
  );
}

function saveEvent({ id, name, startDate, endDate, venue, ...rest }: TournamentOutput) {
  const content = calendarFile({
    uid: `tournament-${id}@${location.host}`,
    start: startDate,
    end: endDate ?? new Date(Date.parse(startDate) + USUAL_MS).toISOString(),
    title: name,
    location: venue
      ? `${venue.name}, ${venue.address}, ${[venue.zipCode, venue.city].filter(Boolean).join(' ')}`
      : (rest.location ?? ''),
    description: rest.description ?? '',
    url: `${location.origin}/tournaments/${id}`,
    isTentative: rest.own?.status === 'waiting',
    stamp: new Date(),
  });
  saveCalendarFile(content, `oche-turnier-${id}.ics`);
}
