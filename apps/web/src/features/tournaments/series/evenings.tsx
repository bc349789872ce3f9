import { chakra } from '@chakra-ui/react';
import type { TournamentSeriesOutput } from '@oche/validators/tournaments/schemas';
import { X } from 'lucide-react';
import { IconButton } from '../../../components/button.tsx';
import { TextLink } from '../../../components/link.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { useToast } from '../../../components/toast.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { dateFormat } from '../../../lib/time/formats.ts';
import { clockText, dateOf, dayText } from '../../../lib/time/place-time.ts';
import { trpc } from '../../../lib/trpc.ts';
import { zoneOf } from '../shared/when.ts';

type Evening = TournamentSeriesOutput['evenings'][number];

const isOver = ({ status }: Evening) => status === 'completed' || status === 'cancelled';

/** The evenings that are announced, the next one first; and those that were played, the last one first. */
export function Evenings({ series }: { series: TournamentSeriesOutput }) {
  const texts = useTexts('tournaments/series');
  const ahead = series.evenings.filter((evening) => !isOver(evening)).reverse();
  const past = series.evenings.filter(isOver);
  const zone = zoneOf(series.venue);
  return (
    <>
      <TitledSection title={texts.ahead()}>
        {ahead.length === 0 ? <p>{texts.noneAhead()}</p> : null}
        <List>
          {ahead.map((evening) => (
            <EveningRow
              key={evening.id}
              evening={evening}
              zone={zone}
              seriesId={series.id}
              canRemove={series.can.organise}
            />
          ))}
        </List>
      </TitledSection>
      {past.length > 0 ? (
        <TitledSection title={texts.past()}>
          <List>
            {past.map((evening) => (
              <EveningRow
                key={evening.id}
                evening={evening}
                zone={zone}
                seriesId={series.id}
                canRemove={series.can.organise}
              />
            ))}
          </List>
        </TitledSection>
      ) : null}
    </>
  );
}

interface EveningRowProps {
  evening: Evening;
  zone: string;
  seriesId: number;
  canRemove: boolean;
}

function EveningRow({ evening, zone, seriesId, canRemove }: EveningRowProps) {
  const texts = useTexts('tournaments/series');
  const words = useTexts('tournaments');
  const locale = useLocale();
  const { id, name, status, startDate, participantCount, winnerName, missingBoards } = evening;
  const day = dateOf(startDate, zone);
  const [year, month, date] = day.split('-').map(Number);
  const monthText = dateFormat(locale, { month: 'short', timeZone: 'UTC' }).format(
    Date.UTC(year ?? 0, (month ?? 1) - 1, date),
  );
  const state =
    status === 'cancelled'
      ? texts.cancelled()
      : status === 'completed'
        ? winnerName
          ? texts.winner({ name: winnerName })
          : words.status.completed()
        : status === 'active'
          ? words.status.active()
          : `${words.clock({ time: clockText(startDate, zone) })} · ${texts.taken({ count: participantCount })}`;
  return (
    <Row data-off={status === 'cancelled' || undefined} data-past={isOver(evening) || undefined}>
      <time dateTime={startDate} title={dayText(day, locale, 'long')}>
        <strong>{date}</strong>
        <span>{monthText}</span>
      </time>
      <p>
        <TextLink to="/tournaments/$id" params={{ id: String(id) }} variant="plain">
          {name}
        </TextLink>
        <span>{state}</span>
        {missingBoards.length > 0 ? (
          <em>{texts.missing({ boards: missingBoards.join(', ') })}</em>
        ) : null}
      </p>
      {canRemove ? <RemoveEvening id={id} seriesId={seriesId} name={name} /> : null}
    </Row>
  );
}

/** Takes an evening out of the series, with its points; that can be undone. */
function RemoveEvening({ id, seriesId, name }: { id: number; seriesId: number; name: string }) {
  const { desk: texts } = useTexts('tournaments/series');
  const showFailure = useFailureToast();
  const utils = trpc.useUtils();
  const toast = useToast();
  const set = trpc.tournaments.series.setOfTournament.useMutation({
    onSuccess: async (_, { seriesId: now }) => {
      if (now === null) {
        const onAction = () => set.mutate({ id, seriesId });
        toast.show({ title: texts.removed({ name }), action: { label: texts.undo(), onAction } });
      }
      await utils.tournaments.invalidate();
    },
    onError: (error) => showFailure(error, texts.failed()),
  });
  return (
    <IconButton
      size="sm"
      variant="ghost"
      label={texts.remove({ name })}
      disabled={set.isPending}
      onClick={() => set.mutate({ id, seriesId: null })}
    >
      <X aria-hidden="true" />
    </IconButton>
  );
}

const List = chakra('ol', { base: { display: 'grid', gap: '2', listStyle: 'none' } });
const Row = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'stretch',
    // above the link that covers the row
    '& button': { position: 'relative', alignSelf: 'center' },
    layerStyle: 'panel',
    overflow: 'hidden',
    padding: '0',
    _hover: { borderColor: 'border.strong' },
    '& time': {
      display: 'grid',
      placeContent: 'center',
      justifyItems: 'center',
      minWidth: '14',
      paddingBlock: '2',
      bg: 'board.black',
      color: 'board.chalk',
      textAlign: 'center',
    },
    '& time strong': { textStyle: 'number', fontWeight: 'heavy', fontSize: '2xl', lineHeight: '1' },
    '& time span': { textStyle: 'label', fontSize: 'xs' },
    '& p': {
      display: 'grid',
      alignContent: 'center',
      minWidth: '0',
      padding: '2',
      paddingInlineStart: '3',
    },
    '& p a': {
      textStyle: 'subheading',
      overflowWrap: 'anywhere',
      _after: { content: '""', position: 'absolute', inset: '0' },
    },
    '& p span': { textStyle: 'small', color: 'fg.muted', overflowWrap: 'anywhere' },
    '& p em': { textStyle: 'small', color: 'warning', fontStyle: 'normal' },
    '&[data-past] time': { bg: 'bg.sunken', color: 'fg' },
    '&[data-off] a': { textDecoration: 'line-through' },
  },
});
