import { chakra } from '@chakra-ui/react';
import type { Happening, PartyStanding } from '@oche/darts/party/party';
import { Crosshair } from 'lucide-react';
import { useTexts } from '../../../../i18n/react.tsx';
import { GridBoard } from './grid-board.tsx';
import { Lives } from './lives.tsx';
import { MarksSlate } from './marks-slate.tsx';
import { RoundsTable } from './rounds-table.tsx';
import { type ShownSide, SideList } from './side-list.tsx';

/** What is bad for the side that it happens to, so that its line lights up. */
const HARM: readonly Happening['is'][] = ['lifeLost', 'out', 'reset', 'bust'];

interface PartyBoardProps {
  standing: PartyStanding;
  names: readonly string[];
}

/** How the sides stand, drawn as the game is written on a slate. */
export function PartyBoard({ standing, names }: PartyBoardProps) {
  const texts = useTexts('games/party').play;
  const { board, sides, happened } = standing;
  const lineOf = (side: number): Omit<ShownSide, 'value'> => ({
    name: names[side] ?? '',
    isNext: standing.side === side,
    isOut: sides[side]?.isOut ?? false,
    isHit: happened.some((one) => one.side === side && HARM.includes(one.is)),
  });
  switch (board.draws) {
    case 'lives':
      return (
        <SideList
          isStacked
          sides={sides.map(({ score, isOut }, side) => ({
            ...lineOf(side),
            mark: (
              <Plate data-killer={board.killers[side] || undefined}>{board.numbers[side]}</Plate>
            ),
            note: isOut ? (
              <small>{texts.isOut()}</small>
            ) : board.killers[side] ? (
              <small>
                <Crosshair aria-hidden="true" /> <span>{texts.isKiller()}</span>
              </small>
            ) : null,
            value: <Lives name={names[side] ?? ''} count={score} of={board.lives} />,
          }))}
        />
      );
    case 'leader':
      return (
        <SideList
          isStacked
          sides={sides.map(({ score, isOut }, side) => ({
            ...lineOf(side),
            note: isOut ? <small>{texts.isOut()}</small> : null,
            value: <Lives name={names[side] ?? ''} count={score} of={board.lives} />,
          }))}
        />
      );
    case 'marks':
      return <MarksSlate board={board} sides={sides} names={names} next={standing.side} />;
    case 'grid':
      return <GridBoard board={board} names={names} next={standing.side} />;
    case 'rounds':
      return (
        <RoundsTable
          board={board}
          sides={sides}
          names={names}
          next={standing.side}
          round={standing.round}
        />
      );
    case 'scores':
      return (
        <SideList
          sides={sides.map(({ score }, side) => ({ ...lineOf(side), value: String(score) }))}
        />
      );
  }
}

/** the side's number, as on the rim; a killer's is lit */
const Plate = chakra('span', {
  base: {
    flexShrink: '0',
    display: 'grid',
    placeItems: 'center',
    width: '1.55em',
    height: '1.35em',
    textStyle: 'number',
    fontWeight: 'heavy',
    fontSize: '0.9em',
    lineHeight: '1',
    bg: 'board.sisal',
    color: 'board.black',
    borderTop: '0.12em solid {colors.board.green}',
    '&[data-killer]': { bg: 'board.red', color: 'board.chalk', borderTopColor: 'tape' },
    '& + span svg': { display: 'inline', width: '1em', height: '1em', verticalAlign: '-0.15em' },
  },
});
