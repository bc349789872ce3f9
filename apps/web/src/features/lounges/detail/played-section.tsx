import { chakra } from '@chakra-ui/react';
import type { Lounge } from '@oche/validators/lounges/schemas';
import type { ReactNode } from 'react';
import { TextLink } from '../../../components/link.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { Badge } from '../../../components/text.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { momentText } from '../../../lib/time/place-time.ts';
import { trpc } from '../../../lib/trpc.ts';

interface Played {
  key: string;
  startsAt: string;
  link: ReactNode;
  isRunning: boolean;
  remark: string;
}

/** The next tournaments and league evenings at a lounge, and those that are being played; nothing when there are none. */
export function PlayedSection({ lounge: { id, timeZone } }: { lounge: Lounge }) {
  const { tournaments: texts } = useTexts('lounge');
  const locale = useLocale();
  const played = usePlayed(id);
  if (played.length === 0) return null;
  return (
    <TitledSection title={texts.title()}>
      <List>
        {played.map(({ key, startsAt, link, isRunning, remark }) => (
          <Item key={key}>
            <When dateTime={startsAt}>{momentText(startsAt, timeZone, locale)}</When>
            <Name>
              {link}
              {isRunning ? <Badge tone="inverse">{texts.running()}</Badge> : null}
            </Name>
            <Remark>{remark}</Remark>
          </Item>
        ))}
      </List>
    </TitledSection>
  );
}

function usePlayed(loungeId: number): Played[] {
  const { tournaments: texts } = useTexts('lounge');
  const [tournaments] = trpc.tournaments.listOfLounge.useSuspenseQuery({ loungeId });
  const [fixtures] = trpc.leagues.fixtures.listOfLounge.useSuspenseQuery({ loungeId });
  return [
    ...tournaments.map(({ id, name, status, startDate, participantCount, maxParticipants }) => ({
      key: `tournament ${id}`,
      startsAt: startDate,
      link: (
        <TextLink to="/tournaments/$id" params={{ id: String(id) }}>
          {name}
        </TextLink>
      ),
      isRunning: status === 'active',
      remark: texts.places({ taken: participantCount, max: maxParticipants }),
    })),
    ...fixtures.map(({ id, startsAt, status, home, away, games, league }) => ({
      key: `fixture ${id}`,
      startsAt,
      link: (
        <TextLink to="/leagues/fixtures/$id" params={{ id: String(id) }}>
          {texts.fixture({ home, away })}
        </TextLink>
      ),
      isRunning: status === 'live',
      remark: status === 'live' ? games.join(':') : league,
    })),
  ].sort((a, b) => a.startsAt.localeCompare(b.startsAt));
}

const List = chakra('ul', { base: { listStyle: 'none' } });
const Item = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '9rem minmax(0, 1fr) auto' },
    alignItems: 'baseline',
    columnGap: '4',
    paddingBlock: '2',
  },
});
const When = chakra('time', { base: { textStyle: 'number', fontSize: 'lg' } });
const Name = chakra('span', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    minWidth: '0',
    overflowWrap: 'anywhere',
  },
});
const Remark = chakra('span', { base: { textStyle: 'number', fontSize: 'sm', color: 'fg.muted' } });
