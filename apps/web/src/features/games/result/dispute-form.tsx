import { DISPUTE_TEXT_MAX, disputeResultInput } from '@oche/validators/games/result';
import { TextAreaField } from '../../../components/form/fields.tsx';
import { Form } from '../../../components/form/form.tsx';
import { DialogFormActions } from '../../../components/form/form-actions.tsx';
import { useZodForm } from '../../../components/form/use-zod-form.ts';
import { Muted } from '../../../components/text.tsx';
import { useToast } from '../../../components/toast.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';

/** What somebody thinks is wrong with a result. */
export function DisputeForm({ gameId, onClose }: { gameId: number; onClose: () => void }) {
  const { disputing: texts } = useTexts('games/result');
  const toast = useToast();
  const utils = trpc.useUtils();
  const dispute = trpc.games.result.dispute.useMutation();
  const form = useZodForm(disputeResultInput, {
    defaultValues: { gameId, reason: '' },
    onSubmit: async (values) => {
      await dispute.mutateAsync(values);
      toast.show({ variant: 'success', title: texts.sent() });
      onClose();
      await Promise.all([
        utils.games.get.invalidate({ gameId }),
        utils.games.result.get.invalidate({ gameId }),
      ]);
    },
  });
  return (
    <Form {...form.props}>
      <Muted>{texts.text()}</Muted>
      <TextAreaField
        label={texts.reason()}
        hint={texts.hint()}
        rows={4}
        maxLength={DISPUTE_TEXT_MAX}
        {...form.field('reason')}
      />
      <DialogFormActions submit={texts.submit()} isPending={form.isPending} onCancel={onClose} />
    </Form>
  );
}
