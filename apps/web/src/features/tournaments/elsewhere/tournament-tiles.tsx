import { chakra } from '@chakra-ui/react';
import { TOURNAMENT_COUNT_MAX } from '@oche/validators/tournament-limits';
import { createLink } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { FRESH } from './dashboard-data.ts';

const STATES = ['active', 'upcoming'] as const;

/** How much is on, as a scoreboard; each number leads to what it counts. */
export function TournamentTiles() {
  const { tiles: texts } = useTexts('tournaments/elsewhere');
  const { data } = trpc.tournaments.count.useQuery(undefined, FRESH);
  if (!data) return null;
  return (
    <Board className="dark" aria-label={texts.label()}>
      {STATES.map((status) => (
        <Tile key={status} to="/tournaments" search={{ status }} data-status={status}>
          <strong>
            {data[status] > TOURNAMENT_COUNT_MAX
              ? texts.more({ count: TOURNAMENT_COUNT_MAX })
              : data[status]}
          </strong>
          <span>{texts[status]()}</span>
        </Tile>
      ))}
    </Board>
  );
}

const Board = chakra('nav', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    marginBottom: '8',
    bg: 'bg.sunken',
    color: 'fg',
  },
});
const TileAnchor = chakra('a', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', sm: 'row' },
    alignItems: { base: 'start', sm: 'baseline' },
    columnGap: '3',
    padding: '4',
    borderInlineStart: '6px solid',
    borderInlineStartColor: 'board.green',
    '&[data-status=active]': { borderInlineStartColor: 'board.red' },
    '& strong': { textStyle: 'numberHero' },
    '& span': { textStyle: 'label' },
    _hover: { bg: 'bg.raised' },
    _focusVisible: { outline: '2px solid {colors.focus}', outlineOffset: '-2px' },
  },
});
const Tile = createLink(TileAnchor);
