import { chakra } from '@chakra-ui/react';
import type { CSSProperties } from 'react';
import type { Tonight } from './use-tonight.ts';

interface LoungeDrawingProps {
  boards: number;
  /** how full its hours are today; undefined as long as that isn't known */
  day: Tonight | undefined;
}

/** As many columns stand there while nothing is known, and where it is closed. */
const REST = Array.from({ length: 8 }, () => null);

/** A lounge drawn from its own day: an hour is a column, a board a row, red where it is taken. */
export function LoungeDrawing({ boards, day }: LoungeDrawingProps) {
  const opensAt = day?.opensAt ?? null;
  const hours = opensAt === null ? REST : (day?.hours ?? REST);
  return (
    <Wall aria-hidden="true" style={{ '--row': `${100 / boards}%` } as CSSProperties}>
      {hours.map((taken, index) => (
        <i
          // another day's columns are others, so that none moves when it comes
          key={`${opensAt} ${index}`}
          data-closed={taken === null ? '' : undefined}
          style={{ '--taken': `${((taken ?? 0) / boards) * 100}%` } as CSSProperties}
        />
      ))}
      {opensAt === null ? null : (
        <>
          <b>{opensAt}</b>
          <b>{(opensAt + hours.length) % 24 || 24}</b>
        </>
      )}
    </Wall>
  );
}

const Wall = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    width: 'full',
    height: 'full',
    padding: '3',
    paddingBottom: '7',
    bg: 'board.black',
    color: 'board.chalk',
    '& > i': {
      /* gaps between boards and hours, beds where one is taken, a line where one is free */
      backgroundImage:
        'linear-gradient({colors.board.black} 3px, transparent 3px), linear-gradient(90deg, {colors.board.black} 2px, transparent 2px), linear-gradient(to top, {colors.board.red} var(--taken), transparent var(--taken)), linear-gradient(transparent calc(50% + 1px), {colors.board.green} calc(50% + 1px), {colors.board.green} calc(50% + 3px), transparent calc(50% + 3px))',
      backgroundSize: '100% var(--row), 100%, 100%, 100% var(--row)',
    },
    '& > [data-closed]': { opacity: '0.4', filter: 'grayscale(1)' },
    '& > b': { position: 'absolute', bottom: '1', textStyle: 'number', fontSize: 'xs' },
    '& > b:first-of-type': { insetInlineStart: '3' },
    '& > b + b': { insetInlineEnd: '3' },
  },
});
