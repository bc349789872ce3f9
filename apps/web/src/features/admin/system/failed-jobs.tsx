import { chakra } from '@chakra-ui/react';
import type { FailedJob } from '@oche/validators/admin/system';
import { RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { LoadMore } from '../../../components/list/load-more.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { Badge, Muted } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useToast } from '../../../components/toast.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../lib/trpc.ts';

const DiscardDialog = lazyPart(async () => (await import('./discard-dialog.tsx')).DiscardDialog);

/** Jobs that have failed, with why, and what can be done about it. */
export function FailedJobs() {
  const { failures: texts } = useTexts('admin/system');
  const [discarded, setDiscarded] = useState<FailedJob | null>(null);
  const list = trpc.admin.system.failed.list.useInfiniteQuery(
    {},
    { getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
  );
  const { retry, retryAll } = useRetry();
  const jobs = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <TitledSection
      title={texts.title()}
      action={
        jobs.some(({ nextAt }) => nextAt === null) ? (
          <Button
            size="sm"
            variant="outline"
            disabled={retryAll.isPending}
            onClick={() => retryAll.mutate()}
          >
            <RotateCcw aria-hidden="true" />
            {texts.retryAll()}
          </Button>
        ) : null
      }
    >
      {list.data && jobs.length === 0 ? (
        <p>
          {texts.none()} <Quiet>{texts.noneText()}</Quiet>
        </p>
      ) : (
        <Muted>{texts.text()}</Muted>
      )}
      <List>
        {jobs.map((job) => (
          <JobRow
            key={job.id}
            job={job}
            isBusy={retry.isPending}
            onRetry={() => retry.mutate({ id: job.id })}
            onDiscard={() => setDiscarded(job)}
          />
        ))}
      </List>
      <LoadMore list={list} />
      {discarded ? <DiscardDialog job={discarded} onClose={() => setDiscarded(null)} /> : null}
    </TitledSection>
  );
}

function useRetry() {
  const { failures: texts, notDone } = useTexts('admin/system');
  const utils = trpc.useUtils();
  const toast = useToast();
  const fail = useFailureToast();
  const onError = (error: unknown) => fail(error, notDone());
  const done = (count: number) => {
    toast.show({ title: texts.retried({ count }), variant: 'success' });
    return utils.admin.system.invalidate();
  };
  return {
    retry: trpc.admin.system.failed.retry.useMutation({ onError, onSuccess: () => done(1) }),
    retryAll: trpc.admin.system.failed.retryAll.useMutation({
      onError,
      onSuccess: ({ count }) => done(count),
    }),
  };
}

interface JobRowProps {
  job: FailedJob;
  isBusy: boolean;
  onRetry: () => void;
  onDiscard: () => void;
}

function JobRow({ job, isBusy, onRetry, onDiscard }: JobRowProps) {
  const { failures: texts } = useTexts('admin/system');
  return (
    <Row>
      <Words>
        <strong>{job.job}</strong>{' '}
        <Badge tone={job.nextAt ? 'warning' : 'danger'}>
          {texts.attempts({ count: job.attempts, max: job.maxAttempts })}
        </Badge>
        <Reason>{job.error}</Reason>
        <Muted>
          {job.nextAt ? (
            <>
              {texts.next()} <Time value={job.nextAt} format="dateTime" />
            </>
          ) : (
            texts.givenUp()
          )}
        </Muted>
      </Words>
      <Actions>
        <Button size="sm" variant="outline" disabled={isBusy} onClick={onRetry}>
          <RotateCcw aria-hidden="true" />
          {texts.retry()}
        </Button>
        <Button size="sm" variant="ghost" onClick={onDiscard}>
          <Trash2 aria-hidden="true" />
          {texts.discard()}
        </Button>
      </Actions>
    </Row>
  );
}

const Quiet = chakra('span', { base: { color: 'fg.muted' } });
const List = chakra('ul', { base: { display: 'grid', gap: '0', listStyle: 'none' } });
const Row = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    justifyContent: 'space-between',
    paddingBlock: '3',
    borderBottomWidth: '1px',
  },
});
const Words = chakra('div', {
  base: { display: 'block', flex: '1 1 18rem', minWidth: '0', overflowWrap: 'anywhere' },
});
const Reason = chakra('p', { base: { textStyle: 'small', marginBlock: '1' } });
const Actions = chakra('div', { base: { display: 'flex', gap: '1', alignItems: 'start' } });
