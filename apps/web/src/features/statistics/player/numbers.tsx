import { chakra } from '@chakra-ui/react';
import type { Player, Statistics } from '@oche/validators/statistics/schemas';
import { ButtonLink } from '../../../components/button.tsx';
import { Split } from '../../../components/layout.tsx';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { Checkouts } from '../charts/checkouts.tsx';
import { CourseChart } from '../charts/course-chart.tsx';
import { DoublesBoard } from '../charts/doubles-board.tsx';
import { LevelChart } from '../charts/level-chart.tsx';
import { VisitsChart } from '../charts/visits-chart.tsx';
import { Figures } from './figures.tsx';
import { Form } from './form.tsx';

interface NumbersProps {
  player: Pick<Player, 'isOwn'>;
  statistics: Statistics;
}

/** What was thrown in the chosen games, in numbers and pictures. */
export function Numbers({ player: { isOwn }, statistics }: NumbersProps) {
  const { figures, course, months, form, level } = statistics;
  const hasX01 = figures.average !== null;
  return (
    <Parts>
      <Figures figures={figures} />
      {hasX01 ? <CourseChart course={course} months={months} /> : null}
      {hasX01 ? (
        <Split sides="even" gap="5">
          <VisitsChart visits={figures.visits} />
          <Checkouts finishes={figures.finishes} />
        </Split>
      ) : null}
      {hasX01 ? <DoublesBoard doubles={figures.doubles} /> : null}
      {level ? <LevelChart level={level} isOwn={isOwn} /> : null}
      <Form games={form} />
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
