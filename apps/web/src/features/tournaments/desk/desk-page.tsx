import { useState } from 'react';
import { Split, Stack } from '../../../components/layout.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Page, PageHeader } from '../../../components/page/page.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { Muted } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { shorten } from '../../../lib/head.ts';
import { KeysOn } from '../../../lib/keys/use-keys.ts';
import { trpc } from '../../../lib/trpc.ts';
import { PreparationBar } from '../prepare/preparation-bar.tsx';
import { useDrawn } from '../shared/use-run.ts';
import { useTournamentEvents } from '../shared/use-tournament-events.ts';
import { AskedDialog } from './asked-dialog.tsx';
import { Boards } from './boards/boards.tsx';
import { DeskBar } from './desk-bar.tsx';
import { useDeskSettings } from './desk-settings.ts';
import { EveningForm } from './evening-form.tsx';
import { Here } from './here.tsx';
import { OpenQuestions } from './open-questions.tsx';
import type { Asked, DeskPart } from './parts.ts';
import { OnTheWay } from './queue/on-the-way.tsx';
import { Queue } from './queue/queue.tsx';
import { useDeskDrag } from './queue/use-desk-drag.ts';
import { Results } from './results.tsx';
import { StepLog } from './steps/step-log.tsx';
import { useSteps } from './steps/use-steps.ts';
import { useDeskActions } from './use-desk-actions.ts';

const LateOnes = lazyPart(async () => (await import('../late-entries/late-ones.tsx')).LateOnes);

/** Where an evening is run from: who plays at which board, who is next, who is missing, and how it ended. */
export function DeskPage({ id }: { id: number }) {
  const texts = useTexts('tournaments/run');
  const page = useTexts('tournaments/page');
  const { title } = useTexts('tournaments');
  const [tournament] = trpc.tournaments.get.useSuspenseQuery({ id });
  const [evening] = trpc.tournaments.evening.get.useSuspenseQuery({ id });
  const { isLost } = useTournamentEvents(tournament);
  const drawn = useDrawn(tournament);
  const log = useSteps(id, drawn);
  const actions = useDeskActions(id, evening);
  const drag = useDeskDrag({ evening, drawn, actions });
  const { settings, change } = useDeskSettings();
  const [asked, setAsked] = useState<{ what: Asked; matchId: number } | null>(null);
  const { name, status } = tournament;
  const isOpen = status === 'upcoming' || status === 'active';
  const onAsk = (what: Asked, matchId: number) => setAsked({ what, matchId });
  const parts: DeskPart = { tournament, evening, drawn, actions, drag, onAsk };
  return (
    <KeysOn value={settings.keys}>
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
            <DeskBar {...parts} settings={settings} onSettings={change} undoLast={log.undoLast} />
          }
        />
        {isLost ? <Notice>{page.lost()}</Notice> : null}
        {status === 'upcoming' ? <PreparationBar tournament={tournament} /> : null}
        {status === 'completed' ? <Notice tone="positive">{texts.desk.over()}</Notice> : null}
        <OpenQuestions {...parts} />
        <Split gap={{ base: '8', lg: '10' }} marginBottom="8">
          <Stack gap="8" alignContent="start" minWidth="0">
            {isOpen ? <Boards {...parts} /> : null}
          </Stack>
          <Stack gap="8" alignContent="start" minWidth="0">
            {status === 'active' ? (
              <TitledSection title={texts.queue.title()}>
                {evening.queue.length > 0 ? (
                  <Queue {...parts} />
                ) : (
                  <Muted>{texts.queue.none()}</Muted>
                )}
              </TitledSection>
            ) : null}
            {isOpen && tournament.checkInOpensAt !== null ? (
              <Here {...parts} offer={log.offer} />
            ) : null}
            {status === 'active' ? <LateOnes tournament={tournament} /> : null}
            {isOpen ? <EveningForm id={id} evening={evening} /> : null}
          </Stack>
        </Split>
        <Stack gap="8">
          <TitledSection title={texts.results.title()}>
            <Results {...parts} />
          </TitledSection>
          <StepLog log={log} timeZone={drawn.timeZone} />
        </Stack>
        {asked ? <AskedDialog {...parts} {...asked} onClose={() => setAsked(null)} /> : null}
        <OnTheWay drag={drag} drawn={drawn} />
      </Page>
    </KeysOn>
  );
}
