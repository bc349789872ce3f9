import { chakra } from '@chakra-ui/react';
import type { Home, HomeBoard } from '@oche/validators/home/schemas';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/button.tsx';
import { TextLink } from '../../../components/link.tsx';
import { Badge } from '../../../components/text.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { clockText, dateOf, dayText } from '../../../lib/time/place-time.ts';
import { trpc } from '../../../lib/trpc.ts';
import { List, Meta } from '../home-parts.tsx';

interface AheadCardProps {
  board: HomeBoard;
  /** the booked boards; another domain renders them */
  bookings?: ReactNode;
}

/** What the member plays next: entries in tournaments, and booked boards. */
export function AheadCard({ board, bookings }: AheadCardProps) {
  const { ahead: texts } = useTexts('home');
  const [{ tournaments }] = trpc.home.get.useSuspenseQuery({ board });
  return (
    <>
      {tournaments.length === 0 ? (
        <None>
          <p>{texts.empty()}</p>
          <ButtonLink size="sm" to="/tournaments" search={{ status: 'upcoming' }}>
            {texts.join()}
          </ButtonLink>
        </None>
      ) : (
        <List containerType="inline-size">
          {tournaments.map((tournament) => (
            <Tournament key={tournament.id} tournament={tournament} />
          ))}
        </List>
      )}
      {bookings}
    </>
  );
}

function Tournament({ tournament }: { tournament: Home['tournaments'][number] }) {
  const { ahead: texts } = useTexts('home');
  const locale = useLocale();
  const { id, name, startDate, timeZone, where, isRunning, isWaiting } = tournament;
  return (
    <Entry>
      <When dateTime={startDate} data-running={isRunning || undefined}>
        <span>{dayText(dateOf(startDate, timeZone), locale, 'short')}</span>
        <strong>{clockText(startDate, timeZone)}</strong>
      </When>
      <Words>
        <Name>
          <TextLink to="/tournaments/$id" params={{ id: String(id) }} variant="plain">
            {name}
          </TextLink>
        </Name>
        {where ? <Meta>{where}</Meta> : null}
      </Words>
      <Badge tone={isWaiting ? 'warning' : isRunning ? 'accent' : 'positive'}>
        {isWaiting ? texts.waiting() : isRunning ? texts.running() : texts.registered()}
      </Badge>
    </Entry>
  );
}

const Entry = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    paddingBlock: '2.5',
    borderBottomWidth: '1px',
    /* in a narrow card the badge stands below, as names need the room */
    '& > :last-child': { gridColumn: '2', justifySelf: 'start' },
    '@container (min-width: 22rem)': {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      '& > :last-child': { gridColumn: '3' },
    },
  },
});
const When = chakra('time', {
  base: {
    display: 'grid',
    justifyItems: 'start',
    padding: '2',
    paddingInlineEnd: '5',
    bg: 'bg.inverse',
    color: 'fg.inverse',
    clipPath: 'polygon(0 0, 100% 0, calc(100% - 0.75rem) 100%, 0 100%)',
    textStyle: 'number',
    lineHeight: 'tight',
    '& strong': { fontSize: 'xl', fontWeight: 'heavy' },
    '&[data-running]': { bg: 'accent.solid', color: 'accent.contrast' },
  },
});
const Words = chakra('div', { base: { minWidth: '0', overflowWrap: 'anywhere', hyphens: 'auto' } });
const Name = chakra('h3', { base: { textStyle: 'subheading', lineHeight: 'tight' } });
const None = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    paddingBlock: '4',
    layerStyle: 'wires',
  },
});
