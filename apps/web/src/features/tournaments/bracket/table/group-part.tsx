import { chakra } from '@chakra-ui/react';
import { Heading } from '../../../../components/text.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import type { Course, CourseGroup } from '../course.ts';
import { type ListedRound, RoundsList } from '../rounds-list.tsx';
import { CrossTable } from './cross-table.tsx';
import { Standings } from './standings.tsx';

/** Up to this many a crosstable says more than it takes. */
const MOST_IN_CROSS_TABLE = 20;

interface GroupPartProps {
  course: Course;
  group: CourseGroup;
  entrant: number | undefined;
  onEntrant: (entrant: number) => void;
}

/** A group, a league or a Swiss system: its table, who has played whom, and its rounds. */
export function GroupPart({ course, group, entrant, onEntrant }: GroupPartProps) {
  const texts = useTexts('tournaments/bracket');
  const title = group.name ? texts.group({ name: group.name }) : texts.table.title();
  return (
    <Part aria-label={title}>
      <Heading as="h3" size="heading">
        {title}
      </Heading>
      <Standings course={course} group={group} entrant={entrant} onEntrant={onEntrant} />
      {group.isRoundRobin && group.table.length <= MOST_IN_CROSS_TABLE ? (
        <CrossTable course={course} group={group} entrant={entrant} />
      ) : null}
      <div>
        <RoundsList
          course={course}
          level="h4"
          rounds={roundsOf(group, (round) => texts.round({ round }))}
          entrant={entrant}
          onEntrant={onEntrant}
        />
      </div>
    </Part>
  );
}

const roundsOf = (group: CourseGroup, nameOf: (round: number) => string): ListedRound[] =>
  [...Map.groupBy(group.matches, ({ plan }) => plan.round)].map(([round, matches]) => ({
    key: `${group.name} ${round}`,
    name: nameOf(round),
    matches,
  }));

const Part = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4',
    alignContent: 'start',
    minWidth: '0',
  },
});
