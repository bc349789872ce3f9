import type { KeyOf } from '@oche/validators/domains';
import { createReportInput } from '@oche/validators/moderation/schemas';
import * as z from 'zod/mini';
import { useTexts } from '../../i18n/react.tsx';
import { useAuth } from '../../lib/auth.ts';
import { trpc } from '../../lib/trpc.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { Form } from '../form/form.tsx';
import { DialogFormActions } from '../form/form-actions.tsx';
import { useZodForm } from '../form/use-zod-form.ts';
import { useToast } from '../toast.tsx';
import { ReasonFields } from './reason-fields.tsx';
import { VisitorReportForm } from './visitor-report-form.tsx';

const { reason, description } = createReportInput.shape;
const schema = z.object({ reason, description });

interface ReportDialogProps {
  thing: {
    kind: KeyOf<'reportable'>;
    id: string;
  };
  onClose: () => void;
}

/** Tells the moderators what is wrong with something. */
export function ReportDialog({ thing, onClose }: ReportDialogProps) {
  const { reports } = useTexts('domains', 'report');
  const { user } = useAuth();
  const ReportForm = user ? MemberReportForm : VisitorReportForm;
  return (
    <Dialog isOpen onClose={onClose} title={reports[thing.kind]()} placement="sheet">
      <ReportForm thing={thing} onClose={onClose} />
    </Dialog>
  );
}

function MemberReportForm({ thing, onClose }: ReportDialogProps) {
  const texts = useTexts('report');
  const toast = useToast();
  const report = trpc.moderation.report.create.useMutation();
  const form = useZodForm(schema, {
    defaultValues: { reason: '' as 'other', description: '' },
    onSubmit: async (values) => {
      await report.mutateAsync({ ...thing, ...values });
      onClose();
      toast.show({ variant: 'success', title: texts.sent(), description: texts.sentText() });
    },
  });
  return (
    <Form {...form.props}>
      <ReasonFields reason={form.field('reason')} description={form.field('description')} />
      <DialogFormActions
        submit={texts.submit()}
        pendingText={texts.pending()}
        isPending={form.isPending}
        onCancel={onClose}
      />
    </Form>
  );
}
