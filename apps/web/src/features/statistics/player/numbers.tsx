import { chakra } from '@chakra-ui/react';
import type { Player, Statistics } from '@oche/validators/statistics/schemas';
import { ButtonLink } from '../../../components/button.tsx';
import { Split } from '../../../components/layout.tsx';
import { TableFiles } from '../../../components/list/table-files.tsx';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { Checkouts } from '../charts/checkouts.tsx';
import { CourseChart } from '../charts/course-chart.tsx';
import { DoublesBoard } from '../charts/doubles-board.tsx';
import { LevelChart } from '../charts/level-chart.tsx';
import { VisitsChart } from '../charts/visits-chart.tsx';
import { Figures } from './figures.tsx';
import type { StatisticsSearch } from './filters.tsx';
import { Form } from './form.tsx';

interface NumbersProps {
  player: Pick<Player, 'isOwn' | 'person'>;
  /** which games the numbers are of, where not of all */
  search?: StatisticsSearch;
  statistics: Statistics;
}

/** What was thrown in the chosen games, in numbers and pictures. */
export function Numbers({ player: { isOwn, person }, search, statistics }: NumbersProps) {
  const texts = useTexts('statistics');
  const path = `/players/${person.username}`;
  const { figures, course, months, form, level } = statistics;
  const hasX01 = figures.average !== null;
  return (
    <Parts>
      <div>
        <Figures figures={figures} />
        <TableFiles title={texts.figures.title()} path={`${path}/figures`} search={{ ...search }} />
      </div>
      {hasX01 ? <CourseChart course={course} months={months} /> : null}
      {hasX01 ? (
        <Split sides="even" gap="5">
          <VisitsChart visits={figures.visits} />
          <Checkouts finishes={figures.finishes} />
        </Split>
      ) : null}
      {hasX01 ? <DoublesBoard doubles={figures.doubles} /> : null}
      {level ? <LevelChart level={level} isOwn={isOwn} /> : null}
      <div>
        <Form games={form} />
        <TableFiles title={texts.form.title()} path={`${path}/games`} search={{ ...search }} />
      </div>
    </Parts>
  );
}

/** For a player without a game that counts yet. */
export function NoGame({ isOwn }: { isOwn: boolean }) {
  const texts = useTexts('statistics').empty;
  if (!isOwn) return <EmptyState drawing="chalkboard" title={texts.other()} />;
  const start = <ButtonLink to="/games/new">{texts.start()}</ButtonLink>;
  return (
    <EmptyState drawing="chalkboard" title={texts.own()} action={start}>
      <p>{texts.ownText()}</p>
    </EmptyState>
  );
}

const Parts = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '5',
    marginBottom: '10',
  },
});
