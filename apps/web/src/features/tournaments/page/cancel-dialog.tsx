import { optionalText } from '@oche/validators/common';
import * as z from 'zod/mini';
import { Button } from '../../../components/button.tsx';
import { Dialog, DialogActions } from '../../../components/dialog/dialog.tsx';
import { TextAreaField } from '../../../components/form/fields.tsx';
import { Form, SubmitButton } from '../../../components/form/form.tsx';
import { useZodForm } from '../../../components/form/use-zod-form.ts';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { isExplained } from '../../../lib/errors/errors.ts';
import { trpc } from '../../../lib/trpc.ts';

const REASON_MAX = 500;
const schema = z.object({ reason: optionalText(REASON_MAX) });

/** Calls a tournament off, and says why to everybody who has registered. */
export function CancelDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { run: texts } = useTexts('tournaments/page');
  const { texts: words } = useUi();
  const { tournaments } = trpc.useUtils();
  const cancel = trpc.tournaments.cancel.useMutation();
  const form = useZodForm(schema, {
    defaultValues: { reason: '' },
    onSubmit: async ({ reason }) => {
      try {
        await cancel.mutateAsync({ id, reason });
        onClose();
        await tournaments.invalidate();
      } catch (error) {
        if (isExplained(error)) throw error;
        form.setFormError(texts.cancelFailed());
      }
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.cancelTitle()}
      role="alertdialog"
      isBusy={form.isPending}
    >
      <p>{texts.cancelText()}</p>
      <Form {...form.props}>
        <TextAreaField
          label={texts.cancelReason()}
          hint={texts.cancelReasonHint()}
          isOptional
          rows={3}
          maxLength={REASON_MAX}
          {...form.field('reason')}
        />
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            {texts.keep()}
          </Button>
          <SubmitButton
            variant="dangerSolid"
            isPending={form.isPending}
            pendingText={words.loading}
          >
            {texts.cancelSubmit()}
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
