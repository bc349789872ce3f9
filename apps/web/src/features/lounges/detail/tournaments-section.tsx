import { chakra } from '@chakra-ui/react';
import type { Lounge } from '@oche/validators/lounges/schemas';
import { TextLink } from '../../../components/link.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { Badge } from '../../../components/text.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { momentText } from '../../../lib/time/place-time.ts';
import { trpc } from '../../../lib/trpc.ts';

/** The next tournaments at a lounge, and those that are being played; nothing when there are none. */
export function TournamentsSection({ lounge: { id, timeZone } }: { lounge: Lounge }) {
  const { tournaments: texts } = useTexts('lounge');
  const locale = useLocale();
  const [tournaments] = trpc.tournaments.listOfLounge.useSuspenseQuery({ loungeId: id });
  if (tournaments.length === 0) return null;
  return (
    <TitledSection title={texts.title()}>
      <List>
        {tournaments.map(({ id, name, status, startDate, participantCount, maxParticipants }) => (
          <Item key={id}>
            <When dateTime={startDate}>{momentText(startDate, timeZone, locale)}</When>
            <Name>
              <TextLink to="/tournaments/$id" params={{ id: String(id) }}>
                {name}
              </TextLink>
              {status === 'active' ? <Badge tone="inverse">{texts.running()}</Badge> : null}
            </Name>
            <Places>{texts.places({ taken: participantCount, max: maxParticipants })}</Places>
          </Item>
        ))}
      </List>
    </TitledSection>
  );
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
const Places = chakra('span', { base: { textStyle: 'number', fontSize: 'sm', color: 'fg.muted' } });
