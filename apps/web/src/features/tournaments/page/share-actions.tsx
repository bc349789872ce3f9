import type { TournamentOutput } from '@oche/validators/tournaments/schemas';
import { CalendarPlus, Flag, Share2 } from 'lucide-react';
import { Button, ButtonAnchor } from '../../../components/button.tsx';
import { Report } from '../../../components/report/report.tsx';
import { useToast } from '../../../components/toast.tsx';
import { useTexts } from '../../../i18n/react.tsx';

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
        <ButtonAnchor href={`/tournaments/${id}/calendar.ics`} download variant="outline" size="sm">
          <CalendarPlus aria-hidden="true" />
          {texts.toCalendar()}
        </ButtonAnchor>
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
