import { chakra } from '@chakra-ui/react';
import { Heading } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { byKey, type Course } from './course.ts';
import { sectionsOf } from './layout/sections.ts';
import { roundName, sectionName } from './round-name.ts';
import { RoundsList } from './rounds-list.tsx';

interface BracketListProps {
  course: Course;
  entrant: number | undefined;
  onEntrant: (entrant: number) => void;
}

/** The bracket to be read: its parts, rounds and matches one after the other. */
export function BracketList({ course, entrant, onEntrant }: BracketListProps) {
  const texts = useTexts('tournaments/bracket');
  const matches = byKey(course);
  return sectionsOf(course.matches.map(({ plan }) => plan)).map((section) => (
    <Part key={section.key} aria-label={sectionName(section, texts)} data-list="">
      <Heading as="h3" size="heading">
        {sectionName(section, texts)}
      </Heading>
      <RoundsList
        course={course}
        level="h4"
        entrant={entrant}
        onEntrant={onEntrant}
        rounds={section.columns.map((round, index) => ({
          key: `${section.key} ${index}`,
          name: roundName(section, index, texts),
          matches: round.flatMap(({ id }) => matches.get(id) ?? []),
        }))}
      />
    </Part>
  ));
}

const Part = chakra('section', { base: { '& > h3': { marginBottom: '2' } } });
