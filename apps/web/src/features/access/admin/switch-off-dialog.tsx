import { switchAppOffInput } from '@oche/validators/access/apps';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { TextAreaField } from '../../../components/form/fields.tsx';
import { Form } from '../../../components/form/form.tsx';
import { DialogFormActions } from '../../../components/form/form-actions.tsx';
import { useZodForm } from '../../../components/form/use-zod-form.ts';
import { Muted } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';

interface SwitchOffDialogProps {
  id: string;
  name: string;
  onClose: () => void;
}

/** Asks why: who has made the app reads it. */
export function SwitchOffDialog({ id, name, onClose }: SwitchOffDialogProps) {
  const texts = useTexts('admin/apps');
  const utils = trpc.useUtils();
  const switchOff = trpc.access.apps.switchOff.useMutation();
  const form = useZodForm(switchAppOffInput, {
    defaultValues: { id, reason: '' },
    onSubmit: async (values) => {
      await switchOff.mutateAsync(values);
      onClose();
      await utils.access.apps.list.invalidate();
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={texts.switchOffOf({ name })} size="sm">
      <Form {...form.props}>
        <Muted>{texts.text()}</Muted>
        <TextAreaField {...form.field('reason')} label={texts.reason()} rows={3} />
        <DialogFormActions
          variant="dangerSolid"
          submit={texts.switchOff()}
          isPending={form.isPending}
          onCancel={onClose}
        />
      </Form>
    </Dialog>
  );
}
