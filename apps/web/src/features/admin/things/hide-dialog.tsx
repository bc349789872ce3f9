import { type AdminThing, adminHideInput } from '@oche/validators/admin/lists';
import {
  REPORT_TEXT_MAX,
  type ReportReason,
  reportReasons,
} from '@oche/validators/moderation/schemas';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { SelectField, TextAreaField } from '../../../components/form/fields.tsx';
import { Form } from '../../../components/form/form.tsx';
import { DialogFormActions } from '../../../components/form/form-actions.tsx';
import { useZodForm } from '../../../components/form/use-zod-form.ts';
import { Muted } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import type { Named } from './listed.ts';
import type { ThingActions } from './use-thing-actions.ts';

interface HideDialogProps {
  kind: AdminThing;
  things: readonly Named[];
  actions: ThingActions;
  onClose: () => void;
}

/** Asks why: the rule, and what its owner is told. */
export function HideDialog({ kind, things, actions, onClose }: HideDialogProps) {
  const { hideDialog: texts } = useTexts('admin/lists');
  const { reasons } = useTexts('report');
  const form = useZodForm(adminHideInput, {
    defaultValues: {
      kind,
      ids: things.map(({ id }) => id),
      // nothing is chosen before somebody has thought about it
      rule: '' as ReportReason,
      statement: '',
      note: '',
    },
    onSubmit: async (values) => {
      await actions.hide(values);
      onClose();
    },
  });
  const rules = reportReasons.map((value) => ({ value, label: reasons[value]() }));
  const [first] = things;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isBusy={form.isPending}
      title={
        things.length === 1 && first
          ? texts.titleOne({ name: first.name })
          : texts.title({ count: things.length })
      }
    >
      <Muted>{texts.text()}</Muted>
      <Form {...form.props}>
        <SelectField
          label={texts.rule()}
          options={[{ value: '', label: texts.choose() }, ...rules]}
          {...form.field('rule')}
        />
        <TextAreaField
          label={texts.statement()}
          rows={4}
          maxLength={REPORT_TEXT_MAX}
          {...form.field('statement')}
        />
        <TextAreaField
          label={texts.note()}
          hint={texts.noteHint()}
          rows={2}
          maxLength={REPORT_TEXT_MAX}
          isOptional
          {...form.field('note')}
        />
        <DialogFormActions
          submit={texts.submit()}
          pendingText={texts.pending()}
          variant="danger"
          isPending={form.isPending}
          onCancel={onClose}
        />
      </Form>
    </Dialog>
  );
}
