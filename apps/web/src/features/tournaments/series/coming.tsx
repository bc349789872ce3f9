import { chakra } from '@chakra-ui/react';
import type { TournamentSeriesOutput } from '@oche/validators/tournaments/schemas';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog, DialogActions } from '../../../components/dialog/dialog.tsx';
import { Form, SubmitButton } from '../../../components/form/form.tsx';
import { DateTimeField } from '../../../components/moment/moment-fields.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { Muted } from '../../../components/text.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { clockText, dateOf, dayText } from '../../../lib/time/place-time.ts';
import { trpc } from '../../../lib/trpc.ts';
import { instantText, localText, zoneOf } from '../shared/when.ts';

type Coming = TournamentSeriesOutput['coming'][number];

/** For organisers: the dates that are still to be announced, one of which can be left out or moved. */
export function ComingDates({ series }: { series: TournamentSeriesOutput }) {
  const { desk: texts } = useTexts('tournaments/series');
  const locale = useLocale();
  const showFailure = useFailureToast();
  const utils = trpc.useUtils();
  const [moving, setMoving] = useState<Coming | null>(null);
  const { id, coming, rhythm } = series;
  const zone = zoneOf(series.venue);
  const set = trpc.tournaments.series.setDate.useMutation({
    onSuccess: (saved) => utils.tournaments.series.get.setData({ id }, saved),
    onError: (error) => showFailure(error, texts.failed()),
  });
  if (!series.can.organise || !rhythm || coming.length === 0) return null;
  return (
    <TitledSection title={texts.coming()}>
      <Muted>{texts.comingText({ days: rhythm.announceDays })}</Muted>
      <List>
        {coming.map((date) => (
          <li key={date.date} data-off={date.isLeftOut || undefined}>
            <p>
              <strong>{dayText(dateOf(date.startsAt, zone), locale)}</strong>{' '}
              {clockText(date.startsAt, zone)}
              <small>
                {[date.isLeftOut && texts.leftOut(), date.isMoved && texts.moved(), date.holiday]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </p>
            {date.isLeftOut || date.isMoved ? (
              <Button
                size="sm"
                variant="outline"
                disabled={set.isPending}
                onClick={() => set.mutate({ id, date: date.date })}
              >
                {texts.restore()}
              </Button>
            ) : (
              <>
                <Button size="sm" variant="ghost" onClick={() => setMoving(date)}>
                  {texts.move()}
                </Button>
                <Button
                  size="sm"
                  variant="outline"
                  disabled={set.isPending}
                  onClick={() => set.mutate({ id, date: date.date, isLeftOut: true })}
                >
                  {texts.leaveOut()}
                </Button>
              </>
            )}
          </li>
        ))}
      </List>
      {moving ? (
        <MoveDialog
          date={moving}
          zone={zone}
          isPending={set.isPending}
          onClose={() => setMoving(null)}
          onMove={async (startsAt) => {
            await set.mutateAsync({ id, date: moving.date, startsAt });
            setMoving(null);
          }}
        />
      ) : null}
    </TitledSection>
  );
}

interface MoveProps {
  date: Coming;
  zone: string;
  isPending: boolean;
  onClose: () => void;
  onMove: (startsAt: string) => Promise<void>;
}

function MoveDialog({ date, zone, isPending, onClose, onMove }: MoveProps) {
  const { desk: texts } = useTexts('tournaments/series');
  const { texts: words, readError } = useUi();
  const [start, setStart] = useState(localText(date.startsAt, zone));
  const [error, setError] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onMove(instantText(start, zone)).catch((failure: unknown) =>
      setError(readError(failure).message),
    );
  };
  return (
    <Dialog isOpen onClose={onClose} title={texts.moveTitle()} isBusy={isPending}>
      <Form onSubmit={submit} isPending={isPending} error={error}>
        <DateTimeField
          label={texts.moveTo()}
          value={start}
          onChange={({ target }) => setStart(target.value)}
        />
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            {words.cancel}
          </Button>
          <SubmitButton isPending={isPending} pendingText={words.loading} disabled={start === ''}>
            {texts.move()}
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

const List = chakra('ol', {
  base: {
    display: 'grid',
    listStyle: 'none',
    '& li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      paddingBlock: '2',
      borderBottomWidth: '1px',
    },
    '& p': { flex: '1 1 8rem', textStyle: 'number', fontSize: 'lg' },
    '& small': {
      display: 'block',
      textStyle: 'small',
      color: 'fg.muted',
      _empty: { display: 'none' },
    },
    '& [data-off] strong': { textDecoration: 'line-through' },
  },
});
