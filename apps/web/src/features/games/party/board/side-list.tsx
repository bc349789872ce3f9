import { chakra } from '@chakra-ui/react';
import type { CSSProperties, ReactNode } from 'react';

export interface ShownSide {
  name: string;
  isNext: boolean;
  isOut: boolean;
  /** what the last dart has changed of it */
  isHit: boolean;
  /** before the name */
  mark?: ReactNode;
  /** under or beside the name */
  note?: ReactNode;
  value: ReactNode;
}

interface SideListProps {
  sides: readonly ShownSide[];
  /** what a side has stands under its name, where there is little room beside it */
  isStacked?: boolean;
}

/** A line for each side, as large as there is room: up to eight on a phone. */
export function SideList({ sides, isStacked }: SideListProps) {
  return (
    <List
      data-stacked={isStacked || undefined}
      data-many={sides.length > 4 || undefined}
      style={{ '--rows': sides.length } as CSSProperties}
    >
      {sides.map(({ name, isNext, isOut, isHit, mark, note, value }, side) => (
        <Line
          // sides have no other name than their place
          key={`${side} ${name}`}
          data-bed={side % 2 === 0 ? 'red' : 'green'}
          data-next={isNext || undefined}
          data-out={isOut || undefined}
          data-hit={isHit || undefined}
          aria-current={isNext || undefined}
        >
          {mark}
          <Name>
            <b>{name}</b>
            {note}
          </Name>
          <Value>{value}</Value>
        </Line>
      ))}
    </List>
  );
}

const WIDE = '@media (min-aspect-ratio: 1/1)';

const List = chakra('ol', {
  base: {
    flex: '1',
    minHeight: '0',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridAutoRows: 'minmax(0, 1fr)',
    listStyle: 'none',
    '--size': 'clamp(1.25rem, calc(32dvh / var(--rows)), 3.5rem)',
    [WIDE]: { '--size': 'clamp(1.25rem, calc(52dvh / var(--rows)), 6rem)' },
    '&[data-many]': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '--size': 'clamp(1.25rem, calc(50dvh / var(--rows)), 2.5rem)',
      [WIDE]: { '--size': 'clamp(1.25rem, calc(90dvh / var(--rows)), 4rem)' },
    },
  },
});
const Line = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minWidth: '0',
    paddingInline: '2.5',
    fontSize: 'var(--size)',
    borderBottom: '1px solid {colors.border}',
    borderInlineStart: '5px solid {colors.board.red}',
    transition: 'background-color 180ms',
    '&[data-bed=green]': { borderInlineStartColor: 'board.green' },
    '&[data-next]': { bg: 'bg.raised', boxShadow: 'inset 0 0 0 2px {colors.oche}' },
    '&[data-hit]': { bg: 'accent.subtle' },
    '[data-stacked][data-many] > &': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gridTemplateRows: 'auto auto',
      alignContent: 'center',
      rowGap: '1',
      // the mark, where there is one
      '& > span:nth-last-of-type(3)': { gridRow: '1 / 3' },
      '& > span:last-of-type': { gridColumn: '2', fontSize: '0.8em' },
      '& > span:nth-last-of-type(2)': { gridColumn: '2' },
    },
    '&[data-out]': { color: 'fg.muted', bg: 'bg.sunken' },
    '&[data-out] b': { textDecoration: 'line-through' },
  },
});
const Name = chakra('span', {
  base: {
    flex: '1',
    minWidth: '0',
    display: 'grid',
    // where there is little room a note stands beside the name
    '[data-stacked][data-many] &': {
      display: 'flex',
      alignItems: 'baseline',
      gap: '1.5',
      '& small span': { srOnly: true },
    },
    '& b': {
      textStyle: 'subheading',
      fontSize: 'max(1rem, 0.62em)',
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
    '& small': {
      textStyle: 'label',
      fontSize: 'max(0.7rem, 0.34em)',
      lineHeight: '1.1',
      whiteSpace: 'nowrap',
      color: 'warning',
    },
  },
});
const Value = chakra('span', {
  base: { textStyle: 'number', fontWeight: 'heavy', fontSize: '1em', lineHeight: '1' },
});
