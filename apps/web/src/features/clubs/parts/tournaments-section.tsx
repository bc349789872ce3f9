import { chakra } from '@chakra-ui/react';
import type { ClubOutput } from '@oche/validators/clubs/schemas';
import { Plus } from 'lucide-react';
import { ButtonLink } from '../../../components/button.tsx';
import { TextLink } from '../../../components/link.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { Badge } from '../../../components/text.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { momentText } from '../../../lib/time/place-time.ts';
import { trpc } from '../../../lib/trpc.ts';

const TIME_ZONE = 'Europe/Berlin';

/** What is next in the club; officers set up more. */
export function TournamentsSection({ club: { id, can } }: { club: ClubOutput }) {
  const { tournaments: texts } = useTexts('clubs');
  const locale = useLocale();
  const { data: tournaments = [] } = trpc.tournaments.listOfClub.useQuery({ clubId: id });
  if (tournaments.length === 0 && !can.manage) return null;
  return (
    <TitledSection
      title={texts.title()}
      action={
        can.manage ? (
          <ButtonLink size="sm" variant="outline" to="/tournaments/new" search={{ club: id }}>
            <Plus aria-hidden="true" />
            {texts.create()}
          </ButtonLink>
        ) : null
      }
    >
      <List>
        {tournaments.map((tournament) => (
          <li key={tournament.id}>
            <time dateTime={tournament.startDate}>
              {momentText(tournament.startDate, tournament.venue?.timeZone ?? TIME_ZONE, locale)}
            </time>
            <span>
              <TextLink to="/tournaments/$id" params={{ id: String(tournament.id) }}>
                {tournament.name}
              </TextLink>
              {tournament.status === 'active' ? (
                <Badge tone="inverse">{texts.running()}</Badge>
              ) : null}
              {tournament.isForClub ? <Badge tone="accent">{texts.forClub()}</Badge> : null}
            </span>
            <small>
              {texts.places({
                taken: String(tournament.participantCount),
                max: String(tournament.maxParticipants),
              })}
            </small>
          </li>
        ))}
      </List>
    </TitledSection>
  );
}

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '2',
    listStyle: 'none',
    _empty: { display: 'none' },
    '& > li': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '9rem minmax(0, 1fr) auto' },
      alignItems: 'baseline',
      columnGap: '4',
      padding: '3',
      bg: 'bg.raised',
      borderInlineStart: '5px solid {colors.board.red}',
    },
    '& time': { textStyle: 'number', fontSize: 'lg' },
    '& span': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      minWidth: '0',
      overflowWrap: 'anywhere',
    },
    '& small': { textStyle: 'number', color: 'fg.muted' },
  },
});
