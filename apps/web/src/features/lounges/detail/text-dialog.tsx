import { text } from '@oche/validators/common';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Button } from '../../../components/button.tsx';
import { Dialog, DialogActions } from '../../../components/dialog/dialog.tsx';
import { TextAreaField } from '../../../components/form/fields.tsx';
import { Form, SubmitButton } from '../../../components/form/form.tsx';
import { useZodForm } from '../../../components/form/use-zod-form.ts';
import { useUi } from '../../../components/ui-context.tsx';

interface TextDialogProps {
  title: string;
  label: string;
  hint?: string;
  /** characters */
  max: number;
  submit: string;
  pending: string;
  /** if it throws, the error is shown above the form, and the text stays */
  onSend: (text: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for a text and sends it: a claim, a report, an answer. */
export function TextDialog(props: TextDialogProps) {
  const { title, label, hint, max, submit, pending, onSend, onClose } = props;
  const { texts: words } = useUi();
  const [schema] = useState(() => z.object({ text: text({ max }) }));
  const form = useZodForm(schema, {
    defaultValues: { text: '' },
    onSubmit: async (values) => {
      await onSend(values.text);
      onClose();
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={title} placement="sheet" isBusy={form.isPending}>
      <Form {...form.props}>
        <TextAreaField label={label} hint={hint} rows={5} {...form.field('text')} />
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            {words.cancel}
          </Button>
          <SubmitButton isPending={form.isPending} pendingText={pending}>
            {submit}
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
