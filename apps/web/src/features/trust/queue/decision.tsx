import { text } from '@oche/validators/common';
import type { WaitingVerification } from '@oche/validators/trust/schemas';
import * as z from 'zod/mini';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { Dialog, DialogActions } from '../../../components/dialog/dialog.tsx';
import { TextAreaField } from '../../../components/form/fields.tsx';
import { Form, SubmitButton } from '../../../components/form/form.tsx';
import { useZodForm } from '../../../components/form/use-zod-form.ts';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { fullName } from '../../../lib/person-name.ts';
import { trpc } from '../../../lib/trpc.ts';

interface DecisionProps {
  waiting: WaitingVerification;
  /** what it is to prove, in words */
  kind: string;
  onClose: () => void;
}

function useDecide(onClose: () => void) {
  const utils = trpc.useUtils();
  return trpc.market.verifications.decide.useMutation({
    onSettled: async () => {
      onClose();
      // after a failure, too, as another admin may have decided
      await utils.market.verifications.list.invalidate();
    },
  });
}

export function Approval({ waiting: { id, requestedAt, member }, kind, onClose }: DecisionProps) {
  const texts = useTexts('market/verification-queue');
  const showFailure = useFailureToast();
  const decide = useDecide(onClose);
  const name = fullName(member);
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() =>
        decide.mutate(
          { id, requestedAt, isApproved: true },
          { onError: (error) => showFailure(error, texts.decideFailed()) },
        )
      }
      title={texts.approveTitle({ kind, name })}
      confirmLabel={texts.approve()}
      isPending={decide.isPending}
    >
      <p>{texts.approveText()}</p>
    </ConfirmDialog>
  );
}

const schema = z.object({ reason: text({ max: 500 }) });

/** A refusal says why, in words that its reader can do something with. */
export function Refusal({ waiting: { id, requestedAt, member }, onClose }: DecisionProps) {
  const texts = useTexts('market/verification-queue');
  const { texts: words } = useUi();
  const decide = useDecide(onClose);
  const form = useZodForm(schema, {
    defaultValues: { reason: '' },
    onSubmit: ({ reason }) => decide.mutateAsync({ id, requestedAt, isApproved: false, reason }),
  });
  return (
    <Dialog isOpen onClose={onClose} title={texts.declineTitle()} isBusy={form.isPending}>
      <Form {...form.props}>
        <TextAreaField
          label={texts.reason()}
          hint={texts.reasonHint({ name: member.firstName })}
          rows={3}
          {...form.field('reason')}
        />
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            {words.cancel}
          </Button>
          <SubmitButton isPending={form.isPending} pendingText={texts.deciding()}>
            {texts.decline()}
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
