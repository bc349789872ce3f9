import { discardJobInput, type FailedJob } from '@oche/validators/admin/system';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { PasswordField } from '../../../components/form/fields.tsx';
import { Form } from '../../../components/form/form.tsx';
import { DialogFormActions } from '../../../components/form/form-actions.tsx';
import { useZodForm } from '../../../components/form/use-zod-form.ts';
import { Stack } from '../../../components/layout.tsx';
import { useToast } from '../../../components/toast.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';

interface DiscardDialogProps {
  job: FailedJob;
  onClose: () => void;
}

/** What is thrown away here can't be brought back, so it takes the password. */
export function DiscardDialog({ job, onClose }: DiscardDialogProps) {
  const { failures: texts } = useTexts('admin/system');
  const utils = trpc.useUtils();
  const toast = useToast();
  const discard = trpc.admin.system.failed.discard.useMutation();
  const form = useZodForm(discardJobInput, {
    defaultValues: { id: job.id },
    onSubmit: async (values) => {
      await discard.mutateAsync(values);
      toast.show({ title: texts.discarded(), variant: 'success' });
      onClose();
      await utils.admin.system.invalidate();
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={texts.discardTitle({ job: job.job })} size="sm">
      <Stack>
        <p>{texts.discardText()}</p>
        <Form {...form.props}>
          <PasswordField
            {...form.field('password')}
            label={texts.password()}
            autoComplete="current-password"
          />
          <DialogFormActions
            variant="dangerSolid"
            submit={texts.discard()}
            pendingText={texts.discarding()}
            isPending={form.isPending}
            onCancel={onClose}
          />
        </Form>
      </Stack>
    </Dialog>
  );
}
