import { CLUB_MESSAGE_MAX } from '@oche/validators/clubs/limits';
import type { ClubOutput } from '@oche/validators/clubs/schemas';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { Dialog, DialogActions } from '../../../components/dialog/dialog.tsx';
import { TextAreaField } from '../../../components/form/fields.tsx';
import { Form, SubmitButton } from '../../../components/form/form.tsx';
import { Row } from '../../../components/layout.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { JoinFirst } from '../../../patterns/join-first.tsx';

/** The way into a club and out of it: what the reader can do about it now. */
export function JoinPanel({ club }: { club: ClubOutput }) {
  const { page: texts } = useTexts('clubs');
  const { id, standing, can } = club;
  const [isAsking, setIsAsking] = useState(false);
  if (standing === 'visitor') {
    return (
      <Row alignItems="center" gap="3">
        <JoinFirst returnTo={`/clubs/${id}`} label={texts.join()} hasSignIn />
      </Row>
    );
  }
  if (standing === 'invited') return <Invited id={id} />;
  if (standing === 'asked') return <Asked id={id} />;
  if (standing === 'in') return <Leave club={club} />;
  if (!can.request) return null;
  return (
    <Row alignItems="center" gap="3">
      <Button shape="wedge" variant="accent" onClick={() => setIsAsking(true)}>
        {texts.join()}
      </Button>
      {isAsking ? <AskDialog id={id} onClose={() => setIsAsking(false)} /> : null}
    </Row>
  );
}

function Invited({ id }: { id: number }) {
  const texts = useTexts('clubs');
  const utils = trpc.useUtils();
  const fail = useFailureToast();
  const answer = trpc.clubs.admissions.answerInvitation.useMutation({
    onError: (error) => fail(error, texts.failed()),
    onSettled: () => utils.clubs.invalidate(),
  });
  return (
    <Row alignItems="center" gap="3">
      <strong>{texts.page.invited()}</strong>
      <Button
        shape="wedge"
        variant="accent"
        disabled={answer.isPending}
        onClick={() => answer.mutate({ id, isAccepted: true })}
      >
        {texts.page.accept()}
      </Button>
      <Button
        variant="ghost"
        disabled={answer.isPending}
        onClick={() => answer.mutate({ id, isAccepted: false })}
      >
        {texts.page.decline()}
      </Button>
    </Row>
  );
}

function Asked({ id }: { id: number }) {
  const texts = useTexts('clubs');
  const utils = trpc.useUtils();
  const fail = useFailureToast();
  const withdraw = trpc.clubs.admissions.withdraw.useMutation({
    onError: (error) => fail(error, texts.failed()),
    onSettled: () => utils.clubs.invalidate(),
  });
  return (
    <Row alignItems="center" gap="3">
      <span role="status">{texts.page.asked()}</span>
      <Button
        variant="outline"
        size="sm"
        disabled={withdraw.isPending}
        onClick={() => withdraw.mutate({ id })}
      >
        {texts.page.withdraw()}
      </Button>
    </Row>
  );
}

function AskDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const texts = useTexts('clubs');
  const { texts: words, readError } = useUi();
  const utils = trpc.useUtils();
  const [message, setMessage] = useState('');
  const ask = trpc.clubs.admissions.request.useMutation({
    onSuccess: async () => {
      onClose();
      await utils.clubs.invalidate();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask.mutate({ id, message });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.page.join()}
      placement="sheet"
      isBusy={ask.isPending}
    >
      <Form
        onSubmit={submit}
        isPending={ask.isPending}
        error={ask.error ? readError(ask.error).message : null}
      >
        <TextAreaField
          label={texts.page.message()}
          hint={texts.page.joinText()}
          isOptional
          rows={4}
          maxLength={CLUB_MESSAGE_MAX}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
        />
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            {words.cancel}
          </Button>
          <SubmitButton isPending={ask.isPending} pendingText={words.loading} shape="wedge">
            {texts.page.send()}
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

function Leave({ club: { id, role, memberCount } }: { club: ClubOutput }) {
  const texts = useTexts('clubs');
  const utils = trpc.useUtils();
  const fail = useFailureToast();
  const navigate = useNavigate();
  const [isAsked, setIsAsked] = useState(false);
  const isLast = memberCount === 1;
  const mustHandOver = role === 'owner' && !isLast;
  const leave = trpc.clubs.leave.useMutation({
    onSuccess: async () => {
      setIsAsked(false);
      await navigate({ to: '/clubs' });
      await utils.clubs.invalidate();
    },
    onError: (error) => fail(error, texts.failed()),
  });
  return (
    <Row alignItems="center" gap="3">
      {role ? <strong>{texts.roles[role]()}</strong> : null}
      <Button variant="ghost" size="sm" onClick={() => setIsAsked(true)}>
        {texts.page.leave()}
      </Button>
      {mustHandOver ? (
        <Dialog
          isOpen={isAsked}
          onClose={() => setIsAsked(false)}
          title={texts.manage.handOver()}
          size="sm"
        >
          <p>{texts.page.leaveOwner()}</p>
        </Dialog>
      ) : (
        <ConfirmDialog
          isOpen={isAsked}
          onClose={() => setIsAsked(false)}
          onConfirm={() => leave.mutate({ id })}
          title={texts.page.leaveTitle()}
          confirmLabel={texts.page.leave()}
          isDestructive
          isPending={leave.isPending}
        >
          {isLast ? texts.page.leaveLast() : texts.page.leaveText()}
        </ConfirmDialog>
      )}
    </Row>
  );
}
