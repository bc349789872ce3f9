import { chakra } from '@chakra-ui/react';
import { BULL } from '@oche/darts/board';
import { MARKS_TO_CLOSE } from '@oche/darts/cricket';
import type { PartyBoard, PartySide } from '@oche/darts/party/party';
import type { CSSProperties } from 'react';
import { VisuallyHidden } from '../../../../components/text.tsx';
import { useTexts } from '../../../../i18n/react.tsx';

interface MarksSlateProps {
  board: Extract<PartyBoard, { draws: 'marks' }>;
  sides: readonly PartySide[];
  names: readonly string[];
  /** whose turn it is; null when it is over */
  next: number | null;
}

/** A stroke, a cross, a ring round it: how slates have always had it, a column a side. */
export function MarksSlate({ board, sides, names, next }: MarksSlateProps) {
  const texts = useTexts('games/party').slate;
  const { numbers, marks, hasPoints } = board;
  return (
    <Slate style={{ '--rows': numbers.length, '--sides': names.length } as CSSProperties}>
      <VisuallyHidden as="caption">{texts.title()}</VisuallyHidden>
      <thead>
        <tr>
          <td />
          {names.map((name, side) => (
            // sides have no other name than their place
            <th key={`${side} ${name}`} scope="col" data-next={next === side || undefined}>
              <span>{name}</span>
              {hasPoints ? <b>{sides[side]?.score ?? 0}</b> : null}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {numbers.map((number, index) => (
          <tr
            key={number}
            data-dead={marks.every((own) => own[index] === MARKS_TO_CLOSE) || undefined}
          >
            <th scope="row">{number === BULL ? texts.bull() : number}</th>
            {marks.map((own, side) => (
              <td key={`${side} ${names[side]}`} data-next={next === side || undefined}>
                <Marks count={own[index] ?? 0} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Slate>
  );
}

const STROKES = ['', 'M7-7L-7 7', 'M7-7L-7 7M-7-7L7 7', 'M7-7L-7 7M-7-7L7 7'];

function Marks({ count }: { count: number }) {
  const texts = useTexts('games/party').slate;
  const isClosed = count === MARKS_TO_CLOSE;
  return (
    <>
      <VisuallyHidden>{isClosed ? texts.closed() : texts.count({ count })}</VisuallyHidden>
      <svg viewBox="-13 -13 26 26" aria-hidden="true" data-closed={isClosed || undefined}>
        <path d={STROKES[count]} />
        {isClosed ? <circle r="11" /> : null}
      </svg>
    </>
  );
}

const WIDE = '@media (min-aspect-ratio: 1/1)';

const Slate = chakra('table', {
  base: {
    flex: '1',
    minHeight: '0',
    width: 'full',
    height: 'full',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    textAlign: 'center',
    // a column for the numbers, and one for each side
    '--size': 'min(calc(24dvh / var(--rows)), calc(78vw / (var(--sides) + 1)))',
    [WIDE]: { '--size': 'min(calc(56dvh / var(--rows)), calc(50vw / (var(--sides) + 1)))' },
    '& thead th': {
      textStyle: 'label',
      fontSize: { base: 'xs', md: 'lg' },
      paddingBlock: '1',
      paddingInline: '0.5',
      borderBottom: '3px solid {colors.board.red}',
      '&:nth-of-type(even)': { borderBottomColor: 'board.green' },
      '&[data-next]': { color: 'fg', bg: 'bg.raised', borderBottomColor: 'oche' },
    },
    '& thead span': {
      display: 'block',
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
    '& thead b': {
      textStyle: 'number',
      fontWeight: 'heavy',
      fontSize: 'clamp(1.25rem, calc(40vw / (var(--sides) + 1)), 4.5rem)',
      lineHeight: '1',
    },
    '& tbody th': {
      textStyle: 'number',
      fontWeight: 'heavy',
      fontSize: 'clamp(0.7rem, var(--size), 3.5rem)',
      lineHeight: '1',
      bg: 'board.sisal',
      color: 'board.black',
    },
    // twelve numbers are in sight on a small phone, too
    '& tbody tr': { borderTop: '1px solid {colors.border}', lineHeight: '0' },
    '& tbody td': { padding: '0', verticalAlign: 'middle' },
    '& td[data-next]': { bg: 'bg.raised' },
    '& svg': {
      display: 'inline-block',
      width: 'clamp(0.7rem, calc(var(--size) * 0.85), 3.5rem)',
      aspectRatio: '1',
      verticalAlign: 'top',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: '3',
      strokeLinecap: 'round',
      '&[data-closed]': { color: 'warning' },
    },
    '& [data-dead]': { opacity: '0.5', '& th': { textDecoration: 'line-through' } },
  },
});
