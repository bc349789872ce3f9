import { chakra } from '@chakra-ui/react';
import type { Course, CourseMatch } from '../bracket/course.ts';
import { useMatchText } from '../bracket/match-text.ts';

interface CallFlashProps {
  course: Course;
  calls: readonly CourseMatch[];
}

/** As many as fit on the wall; the others stand at their boards a moment later. */
const MOST = 3;

/** A call over everything else, so that nobody misses it. It is always there, for screen readers to hear it. */
export function CallFlash({ course, calls }: CallFlashProps) {
  const text = useMatchText(course);
  return (
    <Flash role="status" data-on={calls.length > 0 || undefined}>
      {calls.slice(0, MOST).map((match) => (
        <p key={`${match.number} ${match.board}`}>
          <b>{match.board}</b>
          <span>{text.nameOf(match, 0)}</span> <i>–</i> <span>{text.nameOf(match, 1)}</span>
        </p>
      ))}
    </Flash>
  );
}

const Flash = chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    zIndex: '1',
    display: 'none',
    alignContent: 'center',
    gap: 'calc(1.5 * var(--unit))',
    bg: 'color-mix(in srgb, {colors.board.black} 88%, transparent)',
    '&[data-on]': { display: 'grid' },
    '& p': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'center',
      columnGap: 'calc(2 * var(--unit))',
      padding: 'calc(1.5 * var(--unit)) calc(2 * var(--unit))',
      bg: 'tape',
      color: 'board.black',
      borderBlock: 'calc(0.5 * var(--unit)) solid {colors.board.red}',
      textStyle: 'poster',
      fontSize: 'calc(4.6 * var(--unit))',
      lineHeight: '1.1',
      overflowWrap: 'anywhere',
      animation: 'appear 200ms ease-out',
    },
    '& b': {
      paddingInline: 'calc(1.2 * var(--unit)) calc(2.4 * var(--unit))',
      bg: 'board.red',
      color: 'board.chalk',
      layerStyle: 'wedge',
    },
    '& i': { fontStyle: 'normal' },
  },
});
