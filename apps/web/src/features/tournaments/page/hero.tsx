import { chakra } from '@chakra-ui/react';
import type { TournamentOutput } from '@oche/validators/tournaments/schemas';
import type { ReactNode } from 'react';
import { BoardStrip } from '../../../components/board/board-strip.tsx';
import { VisuallyHidden } from '../../../components/text.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { euroText } from '../../../lib/money.ts';
import { clockText, dateOf, dayText } from '../../../lib/time/place-time.ts';
import { Plate, Plates, Poster, PosterBand, PosterName } from '../shared/poster.tsx';
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
    <Poster className="dark" data-off={status === 'cancelled' || undefined}>
      <BoardStrip />
      <PosterBand>
        <span>
          {words.games[tournament.gameFormat]()} · {words.kinds[tournament.tournamentType]()}
        </span>
        <StatusMark status={status} />
      </PosterBand>
      <Top>
        <PosterName>{name}</PosterName>
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
    </Poster>
  );
}

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
const SeatLine = chakra('div', {
  base: { paddingInline: { base: '4', md: '6' }, paddingBottom: '4', paddingTop: '1' },
});
