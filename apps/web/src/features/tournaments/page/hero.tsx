import { chakra } from '@chakra-ui/react';
import type { TournamentOutput } from '@oche/validators/tournaments';
import type { ReactNode } from 'react';
import { BoardStrip } from '../../../components/board/board-strip.tsx';
import { VisuallyHidden } from '../../../components/text.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { euroText } from '../../../lib/money.ts';
import { clockText, dateOf, dayText } from '../../../lib/time/place-time.ts';
import { Seats } from '../shared/seats.tsx';
import { StatusMark } from '../shared/status-mark.tsx';
import { zoneOf } from '../shared/when.ts';

interface HeroProps {
  tournament: TournamentOutput;
  /** how the reader stands to it, and what they can do */
  children: ReactNode;
}

/** The poster of the evening: what, when, for how much, and how many places are left. */
export function Hero({ tournament, children }: HeroProps) {
  const texts = useTexts('tournaments/page');
  const words = useTexts('tournaments');
  const locale = useLocale();
  const { name, startDate, venue, status, entryFee, prizePool, waitingCount } = tournament;
  const { participantCount: taken, maxParticipants: max } = tournament;
  const zone = zoneOf(venue);
  return (
    <Board className="dark" data-off={status === 'cancelled' || undefined}>
      <BoardStrip />
      <Band>
        <span>
          {words.games[tournament.gameFormat]()} · {words.kinds[tournament.tournamentType]()}
        </span>
        <StatusMark status={status} />
      </Band>
      <Top>
        <Name>{name}</Name>
        <When dateTime={startDate}>
          <span>{dayText(dateOf(startDate, zone), locale, 'long')}</span>
          <strong>{clockText(startDate, zone)}</strong>
        </When>
      </Top>
      <Doing>{children}</Doing>
      <Plates>
        <Plate>
          <dt>{tournament.teamSize > 1 ? texts.seats.teams() : texts.seats.players()}</dt>
          <dd>
            <VisuallyHidden>{texts.seats.of({ taken, max })}</VisuallyHidden>
            <span aria-hidden="true">
              {taken}
              <small>/{max}</small>
            </span>
          </dd>
        </Plate>
        {waitingCount > 0 ? (
          <Plate>
            <dt>{texts.waiting()}</dt>
            <dd>{waitingCount}</dd>
          </Plate>
        ) : null}
        <Plate>
          <dt>{texts.fee()}</dt>
          <dd>{entryFee > 0 ? euroText(entryFee, locale) : texts.free()}</dd>
        </Plate>
        {prizePool > 0 ? (
          <Plate data-lit>
            <dt>{texts.prize()}</dt>
            <dd>{euroText(prizePool, locale)}</dd>
          </Plate>
        ) : null}
      </Plates>
      <SeatLine>
        <Seats taken={taken} max={max} />
      </SeatLine>
    </Board>
  );
}

const Board = chakra('header', {
  base: {
    layerStyle: 'pub',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    overflow: 'hidden',
    marginBottom: '8',
    borderRadius: 'sm',
    // the board behind the words: its beds meet to the right, below the edge
    backgroundImage:
      'repeating-conic-gradient(from -9deg at 78% 112%, rgb(255 255 255 / 4%) 0 18deg, transparent 18deg 36deg)',
    '&[data-off] h1, &[data-off] time strong': {
      textDecoration: 'line-through',
      textDecorationThickness: '3px',
    },
  },
});
const Band = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    paddingInline: { base: '4', md: '6' },
    paddingBlock: '2',
    bg: 'board.surround',
    color: 'fg.muted',
    textStyle: 'label',
  },
});
const Top = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
    alignItems: 'end',
    columnGap: '8',
    rowGap: '3',
    paddingInline: { base: '4', md: '6' },
    paddingTop: { base: '5', md: '8' },
  },
});
const Name = chakra('h1', {
  base: {
    textStyle: 'title',
    fontSize: { base: '2xl', md: '3xl', lg: '4xl' },
    lineHeight: 'poster',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
  },
});
const When = chakra('time', {
  base: {
    display: 'grid',
    justifyItems: { md: 'end' },
    '& span': { textStyle: 'label', color: 'warning' },
    '& strong': { textStyle: 'numberHero', fontSize: { base: '4xl', md: '5xl' } },
  },
});
const Doing = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '3',
    paddingInline: { base: '4', md: '6' },
    paddingBlock: { base: '4', md: '5' },
  },
});
const Plates = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(auto-fit, minmax(5rem, 1fr))', md: 'repeat(4, auto)' },
    justifyContent: { md: 'start' },
    borderTop: '1px solid {colors.border}',
  },
});
const Plate = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    gap: '1',
    paddingInline: { base: '3', md: '6' },
    paddingBlock: '3',
    borderInlineEnd: '1px solid {colors.border}',
    '& dt': { textStyle: 'label', color: 'fg.muted' },
    '& dd': {
      textStyle: 'number',
      fontWeight: 'heavy',
      fontSize: { base: '2xl', md: '3xl' },
      lineHeight: '1',
      whiteSpace: 'nowrap',
    },
    '& small': { fontSize: '0.6em', color: 'fg.muted' },
    '&[data-lit] dd': { color: 'warning' },
  },
});
const SeatLine = chakra('div', {
  base: { paddingInline: { base: '4', md: '6' }, paddingBottom: '4', paddingTop: '1' },
});
