import { chakra } from '@chakra-ui/react';
import { LOUNGE_COUNT_MAX } from '@oche/validators/home/limits';
import { TOURNAMENT_COUNT_MAX } from '@oche/validators/tournaments/limits';
import { createLink } from '@tanstack/react-router';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { FRESH } from '../home-data.ts';

/** How much is on and where one stands, as a scoreboard; each number leads to what it counts. */
export function Tiles() {
  const { tiles: texts } = useTexts('home');
  const locale = useLocale();
  const [{ lounges, ranking, clubMembers }] = trpc.home.get.useSuspenseQuery({
    board: 'dashboard',
  });
  const { data: tournaments } = trpc.tournaments.count.useQuery(undefined, FRESH);
  const counted = (count: number, max: number) =>
    count > max ? texts.plus({ count: max }) : new Intl.NumberFormat(locale).format(count);
  return (
    <Board className="dark" aria-label={texts.label()}>
      <Tile to="/tournaments" search={{ status: 'active' }}>
        <strong>
          {tournaments ? counted(tournaments.active, TOURNAMENT_COUNT_MAX) : texts.none()}
        </strong>
        <span>{texts.tournaments()}</span>
      </Tile>
      <Tile to="/venues">
        <strong>{counted(lounges, LOUNGE_COUNT_MAX)}</strong>
        <span>{texts.lounges()}</span>
      </Tile>
      <Tile to="/clubs">
        <strong>{clubMembers ?? texts.none()}</strong>
        <span>{texts.members()}</span>
      </Tile>
      <Tile to="/rankings">
        <strong>{ranking ? texts.place({ place: ranking.place }) : texts.none()}</strong>
        <span>{texts.ranking()}</span>
      </Tile>
    </Board>
  );
}

const Board = chakra('nav', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
    gap: '1px',
    marginBottom: '6',
    bg: 'bg.sunken',
    color: 'fg',
  },
});
const TileAnchor = chakra('a', {
  base: {
    display: 'grid',
    alignContent: 'start',
    gap: '1',
    padding: { base: '4', md: '5' },
    borderTop: '6px solid {colors.board.green}',
    '&:nth-child(even)': { borderTopColor: 'board.red' },
    '& strong': { textStyle: 'numberHero', fontSize: { base: '4xl', md: '5xl' } },
    '& span': { textStyle: 'label', color: 'fg.muted' },
    _hover: { bg: 'bg.raised' },
    _focusVisible: { outline: '2px solid {colors.focus}', outlineOffset: '-2px' },
  },
});
const Tile = createLink(TileAnchor);
