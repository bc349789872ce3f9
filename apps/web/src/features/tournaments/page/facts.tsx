import { chakra } from '@chakra-ui/react';
import type { TournamentOutput } from '@oche/validators/tournaments/schemas';
import { MapPin } from 'lucide-react';
import { TextLink } from '../../../components/link.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { clockText } from '../../../lib/time/place-time.ts';
import { distanceText, rangeText } from '../shared/rules-text.ts';
import { whenText, zoneOf } from '../shared/when.ts';

/** How it is played, and who may play. */
export function RulesSection({ tournament }: { tournament: TournamentOutput }) {
  const texts = useTexts('tournaments/page');
  const words = useTexts('tournaments');
  const locale = useLocale();
  const { rules, venue, checkInOpensAt, endDate, teamSize, isPublic, isInvitedOnly } = tournament;
  const zone = zoneOf(venue);
  const range = rangeText(tournament.rating, texts);
  const facts: [string, string | null][] = [
    [texts.rules.kind(), words.kinds[tournament.tournamentType]()],
    [texts.rules.game(), words.games[tournament.gameFormat]()],
    [texts.rules.inOut(), rules?.game === 'x01' ? inOut(rules) : null],
    [texts.rules.distance(), distanceText(tournament.format, texts)],
    [texts.rules.who(), teamSize > 1 ? texts.rules.team({ count: teamSize }) : null],
    [texts.rules.rating(), range],
    [texts.rules.entry(), entryText()],
    [texts.rules.seen(), isPublic ? null : texts.rules.private()],
    [texts.rules.checkIn(), checkInOpensAt ? whenText(checkInOpensAt, zone, locale) : null],
    [texts.rules.end(), endDate ? words.clock({ time: clockText(endDate, zone) }) : null],
  ];
  function entryText(): string | null {
    if (isInvitedOnly) return texts.rules.invited();
    return tournament.isForClub ? texts.rules.forClub() : null;
  }
  function inOut(x01: { in: Ring; out: Ring }) {
    return `${words.rings[x01.in]()} in, ${words.rings[x01.out]()} out`;
  }
  return (
    <TitledSection title={texts.rules.title()}>
      {tournament.club ? (
        <TextLink to="/clubs/$id" params={{ id: String(tournament.club.id) }} justifySelf="start">
          {tournament.club.name}
        </TextLink>
      ) : null}
      <Facts>
        {facts.map(([label, value]) =>
          value === null ? null : (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </Facts>
    </TitledSection>
  );
}

type Ring = 'straight' | 'double' | 'master';

/** The lounge, with the way to it; or where else it is. */
export function WhereSection({ tournament }: { tournament: TournamentOutput }) {
  const texts = useTexts('tournaments/page');
  const { venue, location, boards } = tournament;
  if (!venue && !location) return null;
  return (
    <TitledSection title={texts.where()}>
      {venue ? (
        <Place>
          <MapPin aria-hidden="true" />
          <p>
            <TextLink to="/venues/$id" params={{ id: String(venue.id) }} variant="plain">
              {venue.name}
            </TextLink>
            <span>
              {venue.address}, {[venue.zipCode, venue.city].filter(Boolean).join(' ')}
            </span>
            {boards && boards.boards.length > 0 ? (
              <span>{boards.boards.map(({ name }) => name).join(' · ')}</span>
            ) : null}
          </p>
        </Place>
      ) : (
        <p>{location}</p>
      )}
    </TitledSection>
  );
}

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    '& div': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '4',
      paddingBlock: '2',
      borderBottomWidth: '1px',
    },
    '& dt': { color: 'fg.muted', flexShrink: '0' },
    '& dd': { textStyle: 'number', textAlign: 'end', overflowWrap: 'anywhere' },
  },
});
const Place = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    gap: '3',
    padding: '4',
    layerStyle: 'panel',
    overflowWrap: 'anywhere',
    borderInlineStart: '6px solid {colors.board.green}',
    _hover: { borderColor: 'border.strong', borderInlineStartColor: 'board.green' },
    '& svg': { flexShrink: '0', width: '5', height: '6', color: 'accent' },
    '& p': { display: 'grid', gap: '0.5', minWidth: '0' },
    '& span': { textStyle: 'small', color: 'fg.muted' },
    '& a': { textStyle: 'subheading', _after: { content: '""', position: 'absolute', inset: '0' } },
  },
});
