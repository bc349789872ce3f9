import { chakra } from '@chakra-ui/react';
import type { TournamentSeriesOutput } from '@oche/validators/tournaments';
import { BoardStrip } from '../../../components/board/board-strip.tsx';
import { TextLink } from '../../../components/link.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
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
    <Board className="dark">
      <BoardStrip />
      <Band>
        <span>
          {[game && words.games[game](), tournamentType && words.kinds[tournamentType]()]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <span>{isClosed ? texts.closed() : texts.running()}</span>
      </Band>
      <Top>
        <Name>{name}</Name>
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
    // the board behind the words, seen from the other side than that of one evening
    backgroundImage:
      'repeating-conic-gradient(from -9deg at 92% 0%, rgb(255 255 255 / 4%) 0 18deg, transparent 18deg 36deg)',
  },
});
const Band = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
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
    gap: '3',
    paddingInline: { base: '4', md: '6' },
    paddingBlock: { base: '5', md: '8' },
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
const Plates = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, auto)', sm: 'repeat(3, auto)' },
    justifyContent: 'start',
    borderTop: '1px solid {colors.border}',
  },
});
const Plate = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    gap: '1',
    paddingInline: { base: '4', md: '6' },
    paddingBlock: '3',
    borderInlineEnd: '1px solid {colors.border}',
    '& dt': { textStyle: 'label', color: 'fg.muted' },
    '& dd': {
      textStyle: 'number',
      fontWeight: 'heavy',
      fontSize: { base: '3xl', md: '4xl' },
      lineHeight: '1',
      whiteSpace: 'nowrap',
    },
    '& small': { fontSize: 'md', color: 'fg.muted', fontWeight: 'semibold' },
    '&[data-lit] dd': { color: 'warning' },
  },
});
