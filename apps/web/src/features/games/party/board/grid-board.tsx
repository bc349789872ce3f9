import { chakra } from '@chakra-ui/react';
import { BULL } from '@oche/darts/board';
import type { PartyBoard } from '@oche/darts/party/party';
import { useTexts } from '../../../../i18n/react.tsx';

interface GridBoardProps {
  board: Extract<PartyBoard, { draws: 'grid' }>;
  names: readonly string[];
  /** whose turn it is; null when it is over */
  next: number | null;
}

const SIGNS = ['M-26-26 26 26M26-26-26 26', 'M0-28a28 28 0 1 0 .01 0Z'] as const;

/** The nine cells in chalk: the first side's crosses, the second one's rings. */
export function GridBoard({ board, names, next }: GridBoardProps) {
  const texts = useTexts('games/party').slate;
  const nameOf = (side: number | null) => (side === null ? texts.free() : (names[side] ?? ''));
  return (
    <Root>
      <Sides>
        {names.map((name, side) => (
          <li key={`${side} ${name}`} data-side={side} data-next={next === side || undefined}>
            <svg viewBox="-34 -34 68 68" aria-hidden="true">
              <path d={SIGNS[side]} />
            </svg>
            <span>{name}</span>
          </li>
        ))}
      </Sides>
      <Grid>
        {board.cells.map(({ number, side }, cell) => {
          const text = number === BULL ? texts.bull() : String(number);
          return (
            <li
              key={number}
              data-won={board.line.includes(cell) || undefined}
              data-side={side ?? undefined}
              aria-label={texts.cell({ number: text, name: nameOf(side) })}
            >
              <b aria-hidden="true">{text}</b>
              {side === null ? null : (
                <svg viewBox="-34 -34 68 68" aria-hidden="true">
                  <path d={SIGNS[side]} />
                </svg>
              )}
            </li>
          );
        })}
      </Grid>
    </Root>
  );
}

const WIDE = '@media (min-aspect-ratio: 1/1)';

const Root = chakra('div', {
  base: {
    flex: '1',
    minHeight: '0',
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    gap: '1.5',
    padding: '2',
    containerType: 'size',
    '& svg': { fill: 'none', strokeWidth: '8', strokeLinecap: 'round' },
    '& [data-side="0"] svg': { stroke: 'accent' },
    '& [data-side="1"] svg': { stroke: 'positive' },
  },
});
const Sides = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '2',
    '& li': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      paddingInline: '2',
      textStyle: 'subheading',
      borderBottom: '3px solid transparent',
      minWidth: '0',
    },
    '& li[data-next]': { borderColor: 'oche' },
    '& svg': { width: '6', flexShrink: '0' },
    '& span': { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' },
  },
});
const Grid = chakra('ol', {
  base: {
    listStyle: 'none',
    justifySelf: 'center',
    alignSelf: 'center',
    display: 'grid',
    gridTemplateColumns: 'repeat(3, 1fr)',
    // as large a square as there is room for, under the names
    width: 'min(100cqi, calc(100cqb - 3.5rem))',
    aspectRatio: '1',
    '& li': {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      minHeight: '0',
      '&:not(:nth-of-type(3n))': { borderInlineEnd: '4px solid {colors.board.chalk}' },
      '&:nth-of-type(-n + 6)': { borderBottom: '4px solid {colors.board.chalk}' },
      '&[data-won]': { bg: 'warning.subtle' },
    },
    '& b': {
      textStyle: 'number',
      fontWeight: 'heavy',
      fontSize: 'min(16cqi, 14cqb)',
      lineHeight: '1',
    },
    '& [data-side] b': { opacity: '0.35', fontSize: 'min(9cqi, 8cqb)' },
    '& svg': { position: 'absolute', inset: '8%', width: '84%', height: '84%' },
    [WIDE]: { '& b': { fontSize: 'min(12cqi, 16cqb)' } },
  },
});
