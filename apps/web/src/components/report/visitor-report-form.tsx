import { createVisitorReportInput } from '@oche/validators/moderation/schemas';
import * as z from 'zod/mini';
import { useLocale, useTexts } from '../../i18n/react.tsx';
import { trpc } from '../../lib/trpc.ts';
import { TextField } from '../form/fields.tsx';
import { Form } from '../form/form.tsx';
import { DialogFormActions } from '../form/form-actions.tsx';
import { useZodForm } from '../form/use-zod-form.ts';
import { useToast } from '../toast.tsx';
import { ReasonFields } from './reason-fields.tsx';

const { reason, description, name, email } = createVisitorReportInput.shape;
const schema = z.object({ reason, description, name, email });

interface VisitorReportFormProps {
  thing: { kind: string; id: string };
  onClose: () => void;
}

/** The same for somebody who has no account: with a name, and an address that is confirmed by mail. */
export function VisitorReportForm({ thing, onClose }: VisitorReportFormProps) {
  const texts = useTexts('report');
  const locale = useLocale();
  const toast = useToast();
  const report = trpc.moderation.report.createAsVisitor.useMutation();
  const form = useZodForm(schema, {
    defaultValues: { reason: '' as 'other', description: '', name: '', email: '' },
    onSubmit: async (values) => {
      await report.mutateAsync({ ...thing, ...values, locale });
      onClose();
      const { mailed, mailedText } = texts.visitor;
      toast.show({ variant: 'success', title: mailed(), description: mailedText() });
    },
  });
  return (
    <Form {...form.props}>
      <ReasonFields reason={form.field('reason')} description={form.field('description')} />
      <TextField label={texts.visitor.name()} autoComplete="name" {...form.field('name')} />
      <TextField
        label={texts.visitor.email()}
        hint={texts.visitor.emailHint()}
        type="email"
        autoComplete="email"
        {...form.field('email')}
      />
      <DialogFormActions
        submit={texts.submit()}
        pendingText={texts.pending()}
        isPending={form.isPending}
        onCancel={onClose}
      />
    </Form>
  );
}
