import { chakra } from '@chakra-ui/react';
import { Wedge } from '../../../components/board/wedge.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import type { Course } from '../bracket/course.ts';

/** Who has won all of it. */
export function WinnerScene({ course, entrant }: { course: Course; entrant: number }) {
  const texts = useTexts('tournaments/live');
  return (
    <Champion>
      <Wedge number={20} />
      <p>
        <small>{texts.winner()}</small>
        {course.entrants.get(entrant)?.name}
      </p>
    </Champion>
  );
}

const Champion = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 'calc(4 * var(--unit))',
    height: 'full',
    '& svg': { height: 'calc(30 * var(--unit))', flexShrink: '0' },
    '& p': {
      textStyle: 'poster',
      fontSize: 'calc(8 * var(--unit))',
      color: 'tape',
      overflowWrap: 'anywhere',
    },
    '& small': { display: 'block', fontSize: 'calc(2.6 * var(--unit))', color: 'fg' },
  },
});
