import { chakra } from '@chakra-ui/react';
import { Around } from '../bracket/clock.tsx';
import type { Course, CourseMatch } from '../bracket/course.ts';
import { useMatchText } from '../bracket/match-text.ts';

/** Who plays when a board is free. */
export function NextScene({
  course,
  matches,
}: {
  course: Course;
  matches: readonly CourseMatch[];
}) {
  const text = useMatchText(course);
  return (
    <Queue>
      {matches.map((match) => (
        <li key={`${match.number} ${match.plan.id}`}>
          <b>{match.number}</b>
          <span>{text.nameOf(match, 0)}</span>
          <em aria-hidden="true">–</em>
          <span>{text.nameOf(match, 1)}</span>
          <i>
            {match.board ??
              (match.time ? <Around value={match.time} timeZone={course.timeZone} /> : null)}
          </i>
        </li>
      ))}
    </Queue>
  );
}

const Queue = chakra('ol', {
  base: {
    display: 'grid',
    alignContent: 'start',
    gap: 'calc(0.8 * var(--unit))',
    listStyle: 'none',
    textStyle: 'number',
    fontSize: 'calc(2.9 * var(--unit))',
    lineHeight: '1.35',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: 'calc(5 * var(--unit)) minmax(0, 1fr) auto minmax(0, 1fr) auto',
      gap: 'calc(1.2 * var(--unit))',
      paddingInlineEnd: 'calc(1 * var(--unit))',
      bg: 'bg.raised',
    },
    '& b': { bg: 'board.red', color: 'board.chalk', textAlign: 'center', layerStyle: 'wedge' },
    '& li:nth-of-type(even) b': { bg: 'board.green' },
    '& span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& span:first-of-type': { textAlign: 'end' },
    '& em, & i': { fontStyle: 'normal', color: 'fg.muted' },
    '& i': { color: 'tape' },
  },
});
