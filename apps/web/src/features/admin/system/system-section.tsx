import { chakra } from '@chakra-ui/react';
import type { SystemFacts } from '@oche/validators/admin/system';
import { Split } from '../../../components/layout.tsx';
import { ErrorState } from '../../../components/page/error-state.tsx';
import { SkeletonRows } from '../../../components/page/skeleton.tsx';
import { HeroNumber, Muted } from '../../../components/text.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { sizeText } from '../../../lib/size-text.ts';
import { trpc } from '../../../lib/trpc.ts';
import { FailedJobs } from './failed-jobs.tsx';
import { BackupPart, DatabasePart, MachinePart, MailPart, QueuePart } from './system-parts.tsx';

/** How often the page looks again while it is open. */
const REFRESH_MS = 15_000;

/** What somebody who looks after an installation wants to know. */
export function SystemSection() {
  const texts = useTexts('admin/system');
  const { loadFailed } = useTexts('admin');
  const system = trpc.admin.system.get.useQuery(undefined, { refetchInterval: REFRESH_MS });
  const { data: facts } = system;
  if (system.isError && !facts) {
    return <ErrorState title={loadFailed()} onRetry={() => void system.refetch()} />;
  }
  if (!facts) return <SkeletonRows count={6} />;
  return (
    <Root>
      <Muted>{texts.lead()}</Muted>
      <AtAGlance facts={facts} />
      <Split gap={{ base: '8', lg: '10' }} alignItems="start">
        <Column>
          <FailedJobs />
          <QueuePart queue={facts.queue} />
        </Column>
        <Column>
          <BackupPart backup={facts.backup} />
          <MailPart mail={facts.mail} />
          <MachinePart facts={facts} />
          <DatabasePart database={facts.database} migrations={facts.migrations} />
        </Column>
      </Split>
    </Root>
  );
}

function AtAGlance({ facts }: { facts: SystemFacts }) {
  const { figures: texts } = useTexts('admin/system');
  const locale = useLocale();
  const { queue, processes, storage, database, versions } = facts;
  const sum = (of: (job: SystemFacts['queue'][number]) => number) =>
    queue.reduce((total, job) => total + of(job), 0);
  // the unit in small type, as both have to fit into half of a phone
  const sized = (bytes: number) => {
    const [value, unit] = sizeText(bytes, locale).split(/\s/);
    return { value, unit };
  };
  return (
    <Figures aria-label={texts.label()}>
      <HeroNumber value={versions.oche} label={texts.version()} />
      <HeroNumber value={processes} label={texts.processes({ count: processes })} />
      <HeroNumber {...sized(database.bytes)} label={texts.database()} />
      <HeroNumber {...sized(storage.bytes)} label={texts.pictures()} />
      <HeroNumber value={sum((job) => job.waiting + job.retrying)} label={texts.waiting()} />
      <HeroNumber value={sum((job) => job.failed)} label={texts.failed()} />
    </Figures>
  );
}

const Root = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6' },
});
const Figures = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      md: 'repeat(3, minmax(0, 1fr))',
      xl: 'repeat(6, minmax(0, 1fr))',
    },
    gap: '5',
    paddingBlock: '4',
    layerStyle: 'wires',
  },
});
const Column = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8' },
});
