import { chakra } from '@chakra-ui/react';
import type { Poll } from '@oche/validators/polls/schemas';
import { useEffect, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { Skeleton } from '../../../components/page/skeleton.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useAuth } from '../../../lib/auth.ts';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { JoinFirst } from '../../../patterns/join-first.tsx';
import { QueryFailed } from '../../../patterns/query-state.tsx';
import { PollBox } from '../poll/poll-box.tsx';

const AddPoll = lazyPart(async () => (await import('./add-poll.tsx')).AddPoll);

export interface ThreadPollProps {
  threadId: number;
  /** of the poll, as the thread tells it; null: it has none yet */
  revision: number | null;
}

/** The poll in a thread. Votes of others come by the thread's stream, as a new revision. */
export function ThreadPoll({ threadId, revision }: ThreadPollProps) {
  const texts = useTexts('polls');
  const { user } = useAuth();
  const utils = trpc.useUtils();
  const [isAdding, setIsAdding] = useState(false);
  const query = trpc.polls.thread.get.useQuery(
    { threadId },
    { staleTime: 20_000, refetchInterval: ({ state }) => untilEnd(state.data?.poll) },
  );
  const { data, isPending, refetch } = query;
  const known = data === undefined ? undefined : (data.poll?.revision ?? null);
  useEffect(() => {
    // what this tab did itself is newer than what the thread has told so far
    if (known !== undefined && isNews(known, revision)) void refetch();
  }, [known, revision, refetch]);

  if (!data) {
    if (revision === null) return null;
    if (isPending) return <Skeleton height="22rem" maxWidth="measure" marginBottom="5" />;
    return (
      <Above>
        <QueryFailed query={query} title={texts.pollFailed()} />
      </Above>
    );
  }
  const { poll, canAdd } = data;
  if (!poll) {
    if (!canAdd) return null;
    return (
      <Start>
        <Button variant="outline" size="sm" onClick={() => setIsAdding(true)}>
          {texts.add()}
        </Button>
        {isAdding ? <AddPoll threadId={threadId} onClose={() => setIsAdding(false)} /> : null}
      </Start>
    );
  }
  return (
    <Above>
      <PollBox
        as="h2"
        poll={poll}
        eyebrow={texts.inThread()}
        onChange={(changed) =>
          utils.polls.thread.get.setData({ threadId }, { poll: changed, canAdd: false })
        }
        instead={
          user ? null : (
            <JoinFirst
              returnTo={`/forum/thread/${threadId}`}
              label={texts.signIn()}
              size="sm"
              hasSignIn
            />
          )
        }
        actions={
          poll.can.close || poll.can.remove ? (
            <Decisions id={poll.id} can={poll.can} threadId={threadId} />
          ) : null
        }
      />
    </Above>
  );
}

/** A timer can't take a longer pause. */
const LONGEST_MS = 3_600_000;

/** When an open poll has to be asked for again, as no event says that its time is over. Milliseconds. */
function untilEnd(poll: Poll | null | undefined): number | false {
  if (poll?.state !== 'open' || poll.closesAt === null) return false;
  const rest = Date.parse(poll.closesAt) - Date.now();
  return Math.min(Math.max(rest, 1000), LONGEST_MS);
}

const isNews = (known: number | null, told: number | null): boolean =>
  known === null || told === null ? known !== told : told > known;

interface DecisionsProps {
  id: number;
  threadId: number;
  can: { close: boolean; remove: boolean };
}

/** What the one who asked, or a moderator, can do with it. */
function Decisions({ id, threadId, can }: DecisionsProps) {
  const texts = useTexts('polls');
  const utils = trpc.useUtils();
  const showFailure = useFailureToast();
  const [asked, setAsked] = useState<'close' | 'remove' | null>(null);
  const after = {
    onSettled: async () => {
      setAsked(null);
      await utils.polls.thread.get.invalidate({ threadId });
    },
  };
  const close = trpc.polls.thread.close.useMutation(after);
  const remove = trpc.polls.thread.remove.useMutation(after);
  return (
    <>
      {can.close ? (
        <Button variant="ghost" size="sm" onClick={() => setAsked('close')}>
          {texts.close()}
        </Button>
      ) : null}
      {can.remove ? (
        <Button variant="ghost" size="sm" onClick={() => setAsked('remove')}>
          {texts.remove()}
        </Button>
      ) : null}
      <ConfirmDialog
        isOpen={asked === 'close'}
        onClose={() => setAsked(null)}
        onConfirm={() =>
          close.mutate({ id }, { onError: (error) => showFailure(error, texts.closeFailed()) })
        }
        title={texts.closeTitle()}
        confirmLabel={texts.close()}
        isPending={close.isPending}
      >
        <p>{texts.closeText()}</p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'remove'}
        onClose={() => setAsked(null)}
        onConfirm={() =>
          remove.mutate({ id }, { onError: (error) => showFailure(error, texts.removeFailed()) })
        }
        title={texts.removeTitle()}
        confirmLabel={texts.remove()}
        isDestructive
        isPending={remove.isPending}
      >
        <p>{texts.removeText()}</p>
      </ConfirmDialog>
    </>
  );
}

const Above = chakra('div', { base: { marginBottom: '5', maxWidth: 'measure' } });
const Start = chakra('div', { base: { marginBottom: '3' } });
