import { chakra } from '@chakra-ui/react';
import type { TournamentOutput } from '@oche/validators/tournaments/schemas';
import { MonitorPlay } from 'lucide-react';
import { ButtonLink } from '../../../components/button.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { clockText } from '../../../lib/time/place-time.ts';
import { CoursePart } from '../bracket/course-part.tsx';
import { useCourse } from '../bracket/use-course.ts';
import type { BracketPlace } from '../bracket/view-limits.ts';

interface CourseSectionProps {
  tournament: TournamentOutput;
  place: BracketPlace;
  onPlace: (place: BracketPlace) => void;
}

/** The tournament's matches, from the draw on. */
export function CourseSection({ tournament, place, onPlace }: CourseSectionProps) {
  const texts = useTexts('tournaments/bracket');
  const course = useCourse(tournament);
  if (course.matches.length === 0 && course.groups.length === 0) return null;
  return (
    <Around>
      <TitledSection
        anchor="bracket"
        title={course.groups.length > 0 ? texts.schedule() : texts.title()}
        action={
          <ButtonLink
            to="/tournaments/$id/live"
            params={{ id: String(tournament.id) }}
            size="sm"
            variant="ghost"
          >
            <MonitorPlay aria-hidden="true" />
            {texts.wall()}
          </ButtonLink>
        }
      >
        {course.expectedEnd ? (
          <End>{texts.expectedEnd({ time: clockText(course.expectedEnd, course.timeZone) })}</End>
        ) : null}
        <CoursePart course={course} place={place} onPlace={onPlace} />
      </TitledSection>
    </Around>
  );
}

const Around = chakra('div', { base: { marginBottom: { base: '8', lg: '12' } } });
const End = chakra('p', { base: { textStyle: 'number', fontSize: 'lg', marginBottom: '3' } });
