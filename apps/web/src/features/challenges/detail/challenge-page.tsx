import { chakra } from '@chakra-ui/react';
import type { ChallengeOutput } from '@oche/validators/challenges/schemas';
import { useNavigate } from '@tanstack/react-router';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Breadcrumb } from '../../../components/page/breadcrumb.tsx';
import { Page } from '../../../components/page/page.tsx';
import { Report } from '../../../components/report/report.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { useSeen } from '../../../lib/live/use-seen.ts';
import { trpc } from '../../../lib/trpc.ts';
import { AnswerSection } from './answer-section.tsx';
import { Answers } from './answers.tsx';
import { MeetingSection } from './meeting-section.tsx';
import { Scoreboard } from './scoreboard.tsx';

const EditChallenge = lazyPart(
  async () => (await import('../form/edit-challenge.tsx')).EditChallenge,
);

interface ChallengePageProps {
  id: number;
  /** the form is open; it stands in the address */
  isEditing: boolean;
}

/** One challenge: who wants to play whom and when, and what the reader can do about it now. */
export function ChallengePage({ id, isEditing }: ChallengePageProps) {
  const { detail: texts } = useTexts('challenges');
  const navigate = useNavigate();
  const [challenge] = trpc.challenges.get.useSuspenseQuery({ id }, { staleTime: 0 });
  useSeen([`challenge/${id}`]);
  const { status, can, meeting, isOwn } = challenge;
  const closeForm = () =>
    void navigate({ to: '/challenges/$id', params: { id: String(id) }, search: {} });
  return (
    <Page>
      <Crumbs>
        <Breadcrumb items={[{ label: texts.back(), to: '/challenges' }]} />
      </Crumbs>
      <Scoreboard challenge={challenge} />
      {status === 'open' || meeting ? null : (
        <Notice>
          {texts.over[status]()}{' '}
          <ButtonLink to="/challenges" size="sm" variant="outline">
            {texts.again()}
          </ButtonLink>
        </Notice>
      )}
      {meeting ? <MeetingSection challenge={challenge} meeting={meeting} /> : null}
      {can.answer ? <AnswerSection challenge={challenge} /> : null}
      {isOwn && status === 'open' ? <Answers challenge={challenge} /> : null}
      <Actions challenge={challenge} />
      {isEditing && can.edit ? <EditChallenge challenge={challenge} onClose={closeForm} /> : null}
    </Page>
  );
}

/** What is seldom done: change, take back, say no, report. */
function Actions({ challenge: { id, can } }: { challenge: ChallengeOutput }) {
  const { detail: texts } = useTexts('challenges');
  const utils = trpc.useUtils();
  const fail = useFailureToast();
  const [isClosing, setIsClosing] = useState(false);
  const after = {
    onError: (error: unknown) => fail(error, texts.failed()),
    onSettled: () => {
      setIsClosing(false);
      return utils.challenges.invalidate();
    },
  };
  const close = trpc.challenges.close.useMutation(after);
  const decline = trpc.challenges.decline.useMutation(after);
  return (
    <Row>
      {can.edit ? (
        <ButtonLink
          size="sm"
          variant="outline"
          to="/challenges/$id"
          params={{ id: String(id) }}
          search={{ edit: true }}
        >
          {texts.edit()}
        </ButtonLink>
      ) : null}
      {can.close ? (
        <Button size="sm" variant="ghost" onClick={() => setIsClosing(true)}>
          {texts.close()}
        </Button>
      ) : null}
      {can.decline ? (
        <Button
          size="sm"
          variant="ghost"
          disabled={decline.isPending}
          onClick={() => decline.mutate({ id })}
        >
          {texts.decline()}
        </Button>
      ) : null}
      {can.report ? (
        <Report thing={{ kind: 'challenge', id: String(id) }}>
          {(open) => (
            <Button size="sm" variant="ghost" onClick={open}>
              <Flag aria-hidden="true" />
              {texts.report()}
            </Button>
          )}
        </Report>
      ) : null}
      <ConfirmDialog
        isOpen={isClosing}
        onClose={() => setIsClosing(false)}
        onConfirm={() => close.mutate({ id })}
        title={texts.closeTitle()}
        confirmLabel={texts.closeConfirm()}
        keepLabel={texts.keep()}
        isDestructive
        isPending={close.isPending}
      >
        <p>{texts.closeText()}</p>
      </ConfirmDialog>
    </Row>
  );
}

const Crumbs = chakra('div', { base: { marginBottom: '3' } });
const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    marginTop: '6',
    _empty: { display: 'none' },
  },
});
