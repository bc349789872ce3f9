import { chakra } from '@chakra-ui/react';
import type { TournamentSummary } from '@oche/validators/tournaments/schemas';
import { createLink } from '@tanstack/react-router';
import { MapPin } from 'lucide-react';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { euroText } from '../../../lib/money.ts';
import { clockText, dateOf, dayText } from '../../../lib/time/place-time.ts';
import { Seats } from '../shared/seats.tsx';
import { StatusMark } from '../shared/status-mark.tsx';
import { whenText, zoneOf } from '../shared/when.ts';
import { CardAction } from './card-action.tsx';

/** A tournament in the list: what decides whether to go, and the button to register. */
export function TournamentCard({ tournament }: { tournament: TournamentSummary }) {
  const texts = useTexts('tournaments');
  const locale = useLocale();
  const { id, name, status, description, startDate, venue } = tournament;
  const { participantCount, waitingCount, maxParticipants, entryFee, prizePool } = tournament;
  const zone = zoneOf(venue);
  const titleId = `tournament-${id}`;
  const place = venue ? `${venue.name}, ${venue.city}` : tournament.location;
  const isOver = status === 'completed' || status === 'cancelled';
  return (
    <Card aria-labelledby={titleId} data-over={isOver || undefined}>
      <Slate className="dark">
        <When dateTime={startDate}>
          <span>{dayText(dateOf(startDate, zone), locale)}</span>
          <strong>{clockText(startDate, zone)}</strong>
        </When>
        <Right>
          <StatusMark status={status} />
          {prizePool > 0 ? (
            <Prize>
              <span>{texts.prizePool()}</span> <strong>{euroText(prizePool, locale)}</strong>
            </Prize>
          ) : null}
        </Right>
      </Slate>
      <Body>
        <Name id={titleId}>
          <Whole to="/tournaments/$id" params={{ id: String(id) }}>
            {name}
          </Whole>
        </Name>
        {place ? (
          <Where>
            <MapPin aria-hidden="true" />
            {place}
          </Where>
        ) : null}
        {description ? <Description>{description}</Description> : null}
        <Facts>
          <li>{texts.games[tournament.gameFormat]()}</li>
          <li>{texts.kinds[tournament.tournamentType]()}</li>
          <li>{entryFee > 0 ? texts.fee({ amount: euroText(entryFee, locale) }) : texts.free()}</li>
        </Facts>
      </Body>
      <Foot>
        <Places>
          <span>
            {tournament.teamSize > 1
              ? texts.teams({ taken: participantCount, max: maxParticipants })
              : texts.players({ taken: participantCount, max: maxParticipants })}
            {waitingCount > 0 ? ` · ${texts.waiting({ count: waitingCount })}` : null}
          </span>
          <Seats taken={participantCount} max={maxParticipants} />
          {status === 'upcoming' ? (
            <Deadline>
              {tournament.isRegistrationOpen
                ? texts.deadline({
                    moment: whenText(tournament.registrationDeadline, zone, locale),
                  })
                : texts.closed()}
            </Deadline>
          ) : null}
        </Places>
        <CardAction tournament={tournament} />
      </Foot>
    </Card>
  );
}

const Card = chakra('article', {
  base: {
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    gridTemplateRows: 'auto 1fr auto',
    height: 'full',
    minWidth: '0',
    layerStyle: 'panel',
    overflow: 'hidden',
    transitionProperty: 'border-color',
    transitionDuration: 'fast',
    _hover: { borderColor: 'border.strong' },
    '&:has(h2 a:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
    '&[data-over] > div:first-of-type': { filter: 'saturate(0.25)' },
    /* the link covers the whole card, so buttons have to be above it */
    '& button, & a[href^="/login"]': { position: 'relative', zIndex: '1' },
  },
});
const Slate = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '3',
    minHeight: '6rem',
    paddingInline: '4',
    paddingBlock: '3',
    bg: 'bg',
    color: 'fg',
    borderTop: '4px solid {colors.board.red}',
    // the board behind the numbers
    backgroundImage:
      'repeating-conic-gradient(from -9deg at 88% 150%, rgb(255 255 255 / 4%) 0 18deg, transparent 18deg 36deg)',
  },
});
const When = chakra('time', {
  base: {
    display: 'grid',
    alignContent: 'end',
    gap: '0.5',
    '& span': { textStyle: 'label', color: 'warning', whiteSpace: 'nowrap' },
    '& strong': { textStyle: 'numberHero', fontSize: '3xl' },
  },
});
const Right = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: 'end',
    alignContent: 'space-between',
    gap: '2',
    minWidth: '0',
  },
});
const Prize = chakra('p', {
  base: {
    display: 'grid',
    justifyItems: 'end',
    '& span': { textStyle: 'caption', color: 'fg.muted' },
    '& strong': { textStyle: 'number', fontWeight: 'heavy', fontSize: 'xl', lineHeight: '1' },
  },
});
const Body = chakra('div', {
  base: { display: 'grid', alignContent: 'start', gap: '1.5', padding: '4', paddingBottom: '3' },
});
const Name = chakra('h2', {
  base: {
    textStyle: 'subheading',
    fontSize: 'xl',
    lineHeight: 'tight',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    lineClamp: '2',
  },
});
const Whole = createLink(
  chakra('a', {
    base: {
      color: 'fg',
      textDecoration: 'none',
      _after: { content: '""', position: 'absolute', inset: '0' },
      _hover: { textDecoration: 'underline', textDecorationColor: '{colors.accent}' },
      _focusVisible: { outline: 'none' },
    },
  }),
);
const Where = chakra('p', {
  base: {
    display: 'flex',
    gap: '1',
    textStyle: 'small',
    color: 'fg.muted',
    overflowWrap: 'anywhere',
    '& svg': { flexShrink: '0', width: '4', height: '1.45em' },
  },
});
const Description = chakra('p', {
  base: { textStyle: 'small', lineClamp: '2', overflowWrap: 'anywhere' },
});
const Facts = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '2',
    listStyle: 'none',
    textStyle: 'number',
    '& li + li::before': { content: '"·"', marginInlineEnd: '2', color: 'fg.muted' },
  },
});
const Foot = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: '3',
    padding: '4',
    paddingTop: '0',
  },
});
const Places = chakra('div', {
  base: {
    flex: '1 1 10rem',
    display: 'grid',
    gap: '1.5',
    minWidth: '0',
    '& > span:first-of-type': { textStyle: 'number' },
  },
});
const Deadline = chakra('p', { base: { textStyle: 'caption', color: 'fg.muted' } });
