import { chakra } from '@chakra-ui/react';
import { useTexts } from '../../../i18n/react.tsx';
import { type Course, type CourseMatch, isOver, isShown } from './course.ts';
import { MatchRow } from './match-row.tsx';
import { matchRows } from './match-rows.ts';

export interface ListedRound {
  key: string;
  name: string;
  matches: readonly CourseMatch[];
}

interface RoundsListProps {
  course: Course;
  rounds: readonly ListedRound[];
  /** the level of the rounds' headings */
  level: 'h3' | 'h4';
  entrant: number | undefined;
  onEntrant: (entrant: number) => void;
}

/** Matches round by round; those that are over are folded where there are many. */
export function RoundsList({ course, rounds, level: Title, entrant, onEntrant }: RoundsListProps) {
  const texts = useTexts('tournaments/bracket');
  const shown = rounds
    .map((round) => ({ ...round, matches: round.matches.filter(isShown) }))
    .filter(({ matches }) => matches.length > 0);
  const isLong = shown.flatMap(({ matches }) => matches).length > MANY;
  const isAnyOpen = shown.some(({ matches }) => !matches.every(isOver));
  return shown.map(({ key, name, matches }) => {
    const played = matches.filter(isOver).length;
    const isDone = played === matches.length;
    return (
      <Round key={key} open={!(isDone && isLong && isAnyOpen)}>
        <summary>
          <Title>{name}</Title>
          <span>{isDone ? texts.allPlayed() : texts.played({ played, all: matches.length })}</span>
        </summary>
        <ol>
          {matches.map((match) => (
            <MatchRow
              key={match.plan.id}
              course={course}
              match={match}
              entrant={entrant}
              onEntrant={onEntrant}
            />
          ))}
        </ol>
      </Round>
    );
  });
}

/** From this many matches on, rounds that are over are folded at first. */
const MANY = 24;

const Round = chakra('details', {
  base: {
    marginBottom: '4',
    border: '1px solid {colors.border.strong}',
    borderRadius: 'sm',
    overflow: 'clip',
    // rounds that are not seen cost nothing
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 30rem',
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      gap: '4',
      minHeight: '11',
      paddingInline: '3',
      bg: 'board.black',
      color: 'board.chalk',
      cursor: 'pointer',
      listStyle: 'none',
      _focusVisible: { outlineColor: 'tape', outlineOffset: '-3px' },
      '&::-webkit-details-marker': { display: 'none' },
      _before: {
        content: '""',
        width: '0.5rem',
        height: '0.5rem',
        borderRight: '2px solid currentColor',
        borderBottom: '2px solid currentColor',
        transform: 'rotate(-45deg)',
      },
      '& h3, & h4': { flex: '1', textStyle: 'label', fontSize: 'md' },
      '& span': { textStyle: 'number', color: 'tape' },
    },
    '&[open] > summary::before': { transform: 'rotate(45deg)' },
    '& > ol': { listStyle: 'none', ...matchRows },
    '@media print': { contentVisibility: 'visible', border: 'none' },
  },
});
