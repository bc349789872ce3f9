import { chakra } from '@chakra-ui/react';
import type { Player, Statistics } from '@oche/validators/statistics';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { Page } from '../../../components/page/page.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { Achievements } from '../achievements/achievements.tsx';
import { Checkouts } from '../charts/checkouts.tsx';
import { CourseChart } from '../charts/course-chart.tsx';
import { DoublesBoard } from '../charts/doubles-board.tsx';
import { LevelChart } from '../charts/level-chart.tsx';
import { VisitsChart } from '../charts/visits-chart.tsx';
import { Figures } from './figures.tsx';
import { Filters, type StatisticsSearch } from './filters.tsx';
import { Form } from './form.tsx';
import { PlayerBand } from './player-band.tsx';

interface PlayerPageProps {
  username: string;
  search: StatisticsSearch;
  /** what else there is to see of who shows their numbers; another domain renders it */
  below?: ReactNode;
}

/** What a player has thrown: numbers, pictures, and what was achieved. */
export function PlayerPage({ username, search, below }: PlayerPageProps) {
  const texts = useTexts('statistics');
  const [player] = trpc.statistics.player.useSuspenseQuery({ username, ...search });
  const { person, isOwn, readBy, statistics } = player;
  const versus =
    readBy && !isOwn ? (
      <>
        <ButtonLink to="/challenges" search={{ new: 'evening', opponent: person.username }}>
          {texts.challenge()}
        </ButtonLink>
        <ButtonLink
          to="/players/$a/vs/$b"
          params={{ a: readBy, b: person.username }}
          variant="outline"
        >
          {texts.versusMe()}
        </ButtonLink>
      </>
    ) : undefined;
  return (
    <>
      <PlayerBand person={person} statistics={statistics} actions={versus} />
      <Page>
        {statistics ? (
          <>
            <Content player={player} statistics={statistics} search={search} />
            {below}
          </>
        ) : (
          <EmptyState drawing="lost" title={texts.closed()}>
            <p>{texts.closedText({ name: person.firstName })}</p>
          </EmptyState>
        )}
      </Page>
    </>
  );
}

interface ContentProps {
  player: Player;
  statistics: Statistics;
  search: StatisticsSearch;
}

function Content({ player, statistics, search }: ContentProps) {
  const { person, isOwn, achievements } = player;
  const { figures, course, months, form, level } = statistics;
  if (statistics.totalGames === 0) return <NoGame isOwn={isOwn} />;
  const hasX01 = figures.average !== null;
  return (
    <>
      <Filters username={person.username} search={search} />
      {figures.games === 0 ? (
        <NoneOfThese username={person.username} />
      ) : (
        <Parts>
          <Figures figures={figures} />
          {hasX01 ? <CourseChart course={course} months={months} /> : null}
          {hasX01 ? (
            <Columns>
              <VisitsChart visits={figures.visits} />
              <Checkouts finishes={figures.finishes} />
            </Columns>
          ) : null}
          {hasX01 ? <DoublesBoard doubles={figures.doubles} /> : null}
          {level ? <LevelChart level={level} isOwn={isOwn} /> : null}
          <Form games={form} />
        </Parts>
      )}
      {achievements ? <Achievements achievements={achievements} isOwn={isOwn} /> : null}
    </>
  );
}

function NoGame({ isOwn }: { isOwn: boolean }) {
  const texts = useTexts('statistics').empty;
  if (!isOwn) return <EmptyState drawing="chalkboard" title={texts.other()} />;
  const start = <ButtonLink to="/games/new">{texts.start()}</ButtonLink>;
  return (
    <EmptyState drawing="chalkboard" title={texts.own()} action={start}>
      <p>{texts.ownText()}</p>
    </EmptyState>
  );
}

function NoneOfThese({ username }: { username: string }) {
  const texts = useTexts('statistics').empty;
  const reset = (
    <ButtonLink to="/players/$username" params={{ username }} search={{}} variant="outline">
      {texts.reset()}
    </ButtonLink>
  );
  return (
    <EmptyState drawing="missed" title={texts.filtered()} action={reset}>
      <p>{texts.filteredText()}</p>
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
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    gap: '5',
  },
});
