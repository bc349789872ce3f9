import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog, DialogActions } from '../../../components/dialog/dialog.tsx';
import { TextAreaField } from '../../../components/form/fields.tsx';
import { Form, SubmitButton } from '../../../components/form/form.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';

interface DisputeDialogProps {
  matchId: number;
  /** what the other side has said */
  score: [number, number];
  onClose: () => void;
}

/** Says that it was otherwise than the other side reports, so that organisers decide. */
export function DisputeDialog({ matchId, score, onClose }: DisputeDialogProps) {
  const { own: texts } = useTexts('tournaments/run');
  const { texts: words, readError } = useUi();
  const { tournaments } = trpc.useUtils();
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const dispute = trpc.tournaments.matches.answer.useMutation({
    onSuccess: onClose,
    onSettled: () => tournaments.invalidate(),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() === '') return setIsMissing(true);
    dispute.mutate({ matchId, score, answer: { kind: 'dispute', reason } });
  };
  const message = dispute.error ? readError(dispute.error).message : null;
  return (
    <Dialog isOpen onClose={onClose} title={texts.disputeTitle()} isBusy={dispute.isPending}>
      <Form
        onSubmit={submit}
        isPending={dispute.isPending}
        error={isMissing ? texts.reasonMissing() : message}
      >
        <TextAreaField
          label={texts.reason()}
          rows={3}
          maxLength={1000}
          value={reason}
          onChange={({ target }) => {
            setIsMissing(false);
            setReason(target.value);
          }}
        />
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            {words.cancel}
          </Button>
          <SubmitButton isPending={dispute.isPending} pendingText={words.loading}>
            {texts.send()}
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
