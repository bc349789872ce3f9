import type { MemberSession } from '@oche/validators/admin/members';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { RowActions, RowWords, RuledList, RuledRow } from '../../../components/list/ruled-list.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { Muted } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useToast } from '../../../components/toast.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { deviceOf } from '../../../lib/devices/user-agent.ts';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { Part } from './part.tsx';

/** Where a member is signed in, and how to end that. */
export function MemberSessions({ id }: { id: string }) {
  const { sessions: texts } = useTexts('admin/members');
  const sessions = trpc.admin.members.sessions.useQuery({ id }, { refetchOnMount: 'always' });
  const utils = trpc.useUtils();
  const toast = useToast();
  const showFailure = useFailureToast();
  const [isAsking, setIsAsking] = useState(false);
  const end = trpc.admin.members.endSessions.useMutation({
    onSuccess: () => toast.show({ variant: 'success', title: texts.ended() }),
    onError: (error) => showFailure(error, texts.failed()),
    onSettled: () => utils.admin.members.sessions.invalidate({ id }),
  });
  const hasSome = (sessions.data?.length ?? 0) > 0;
  return (
    <TitledSection
      title={texts.title()}
      action={
        hasSome ? (
          <Button size="sm" variant="outline" onClick={() => setIsAsking(true)}>
            {texts.endAll()}
          </Button>
        ) : null
      }
    >
      <Part
        query={sessions}
        failed={texts.loadFailed()}
        none={texts.none()}
        isEmpty={(rows) => rows.length === 0}
      >
        {(rows) => (
          <RuledList>
            {rows.map((session) => (
              <li key={session.id}>
                <SessionRow
                  session={session}
                  isPending={end.isPending}
                  onEnd={() => end.mutate({ id, sessionId: session.id })}
                />
              </li>
            ))}
          </RuledList>
        )}
      </Part>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => end.mutate({ id }, { onSettled: () => setIsAsking(false) })}
        title={texts.endAllTitle()}
        confirmLabel={texts.endAll()}
        isPending={end.isPending}
        isDestructive
      >
        <p>{texts.endAllText()}</p>
      </ConfirmDialog>
    </TitledSection>
  );
}

interface SessionRowProps {
  session: MemberSession;
  isPending: boolean;
  onEnd: () => void;
}

function SessionRow({ session, isPending, onEnd }: SessionRowProps) {
  const { sessions: texts } = useTexts('admin/members');
  const { browser, system } = deviceOf(session.userAgent);
  const device =
    browser && system ? texts.device({ browser, system }) : (browser ?? system ?? texts.unknown());
  return (
    <RuledRow>
      <RowWords>
        <strong>{device}</strong>
        <Muted>
          {texts.since()} <Time value={session.createdAt} format="date" />, {texts.seen()}{' '}
          <Time value={session.lastSeenAt} />
        </Muted>
      </RowWords>
      <RowActions>
        <Button
          size="sm"
          variant="ghost"
          disabled={isPending}
          aria-label={texts.endLabel({ device })}
          onClick={onEnd}
        >
          {texts.end()}
        </Button>
      </RowActions>
    </RuledRow>
  );
}
