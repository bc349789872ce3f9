import { chakra } from '@chakra-ui/react';
import type { TournamentSeriesOutput } from '@oche/validators/tournaments/schemas';
import { BoardStrip } from '../../../components/board/board-strip.tsx';
import { TextLink } from '../../../components/link.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { Plate, Plates, Poster, PosterBand, PosterName } from '../shared/poster.tsx';
import { whenText, zoneOf } from '../shared/when.ts';
import { rhythmText } from './words.ts';

/** The head of a series: when it is played, how far it is, and where the reader stands. */
export function SeriesHero({ series }: { series: TournamentSeriesOutput }) {
  const texts = useTexts('tournaments/series');
  const words = useTexts('tournaments');
  const locale = useLocale();
  const { name, rhythm, venue, game, tournamentType, own, playerCount, isClosed } = series;
  const played = series.evenings.filter(({ status }) => status === 'completed').length;
  // the latest stands first
  const next = series.evenings.findLast(
    ({ status }) => status === 'upcoming' || status === 'active',
  );
  return (
    <Poster className="dark" data-series="">
      <BoardStrip />
      <PosterBand>
        <span>
          {[game && words.games[game](), tournamentType && words.kinds[tournamentType]()]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <span>{isClosed ? texts.closed() : texts.running()}</span>
      </PosterBand>
      <Top>
        <PosterName>{name}</PosterName>
        <When>
          <strong>{rhythmText(rhythm, texts, locale)}</strong>
          {venue ? (
            <TextLink to="/venues/$id" params={{ id: String(venue.id) }}>
              {venue.name}, {venue.city}
            </TextLink>
          ) : null}
        </When>
        {next ? (
          <TextLink to="/tournaments/$id" params={{ id: String(next.id) }}>
            {texts.next({ moment: whenText(next.startDate, zoneOf(venue), locale) })}
          </TextLink>
        ) : null}
      </Top>
      <Plates>
        <Plate>
          <dt>{texts.plates.played()}</dt>
          <dd>{played}</dd>
        </Plate>
        <Plate>
          <dt>{texts.plates.players()}</dt>
          <dd>{playerCount}</dd>
        </Plate>
        {own ? (
          <Plate data-lit="">
            <dt>{texts.plates.own()}</dt>
            <dd>
              {own.rank}. <small>{texts.plates.points({ count: own.points })}</small>
            </dd>
          </Plate>
        ) : null}
      </Plates>
    </Poster>
  );
}

const Top = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    paddingInline: { base: '4', md: '6' },
    paddingBlock: { base: '5', md: '8' },
  },
});
const When = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    rowGap: '1',
    alignItems: 'baseline',
    '& strong': { textStyle: 'subheading', color: 'warning' },
  },
});
