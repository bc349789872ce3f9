import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { ButtonLink } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Page, PageHeader } from '../../../components/page.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { Muted } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { shorten } from '../../../lib/head.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useTournamentEvents } from '../page/use-tournament-events.ts';
import { Boards } from './boards.tsx';
import { EveningForm } from './evening-form.tsx';
import { OpenQuestions } from './open-questions.tsx';
import { Queue } from './queue.tsx';
import { ResultDialog } from './result-dialog.tsx';
import { Results } from './results.tsx';
import { useDrawn } from './use-run.ts';

/** Where an evening is run from: who plays at which board, who is next, and how it ended. */
export function DeskPage({ id }: { id: number }) {
  const texts = useTexts('tournaments/run');
  const page = useTexts('tournaments/page');
  const { title } = useTexts('tournaments');
  const [tournament] = trpc.tournaments.get.useSuspenseQuery({ id });
  const [evening] = trpc.tournaments.evening.get.useSuspenseQuery({ id });
  const { isLost } = useTournamentEvents(tournament);
  const drawn = useDrawn(tournament);
  const [entering, setEntering] = useState<number | null>(null);
  const { name, status } = tournament;
  const params = { id: String(id) };
  const isOpen = status === 'upcoming' || status === 'active';
  const entered = drawn.matches.find((match) => match.id === entering);
  const parts = { tournament, evening, drawn, onResult: setEntering };
  return (
    <Page>
      <PageHeader
        breadcrumb={[
          { label: title(), to: '/tournaments' },
          { label: shorten(name, 32), to: `/tournaments/${id}` },
          { label: texts.desk.title() },
        ]}
        title={texts.desk.title()}
        lead={name}
        actions={
          <>
            <ButtonLink to="/tournaments/$id/entries" params={params} variant="outline" size="sm">
              {texts.desk.entries()}
            </ButtonLink>
            <ButtonLink to="/tournaments/$id/live" params={params} variant="outline" size="sm">
              {texts.desk.wall()}
            </ButtonLink>
          </>
        }
      />
      {isLost ? <Notice>{page.lost()}</Notice> : null}
      {status === 'upcoming' ? <Notice>{texts.desk.notYet()}</Notice> : null}
      {status === 'completed' ? <Notice tone="positive">{texts.desk.over()}</Notice> : null}
      <OpenQuestions {...parts} />
      <Columns>
        <Main>{isOpen ? <Boards {...parts} /> : null}</Main>
        <Main>
          {status === 'active' ? (
            <TitledSection title={texts.queue.title()}>
              {evening.queue.length > 0 ? (
                <Queue {...parts} />
              ) : (
                <Muted>{texts.queue.none()}</Muted>
              )}
            </TitledSection>
          ) : null}
          {isOpen ? <EveningForm id={id} evening={evening} /> : null}
        </Main>
      </Columns>
      <TitledSection title={texts.results.title()}>
        <Results {...parts} />
      </TitledSection>
      {entered ? (
        <ResultDialog
          key={entered.id}
          match={entered}
          drawn={drawn}
          as="organiser"
          onClose={() => setEntering(null)}
        />
      ) : null}
    </Page>
  );
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
    gap: { base: '8', lg: '10' },
    marginBottom: '8',
  },
});
const Main = chakra('div', {
  base: { display: 'grid', gap: '8', alignContent: 'start', minWidth: '0' },
});
