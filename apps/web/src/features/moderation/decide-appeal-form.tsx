import { decideAppealInput, REPORT_TEXT_MAX } from '@oche/validators/moderation/schemas';
import { SelectField, TextAreaField } from '../../components/form/fields.tsx';
import { Form, SubmitButton } from '../../components/form/form.tsx';
import { useZodForm } from '../../components/form/use-zod-form.ts';
import { useToast } from '../../components/toast.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { trpc } from '../../lib/trpc.ts';

/** Whether a decision stands, and why. */
export function DecideAppealForm({ id }: { id: number }) {
  const { appeal: texts, decide: words } = useTexts('moderation');
  const toast = useToast();
  const utils = trpc.useUtils();
  const decide = trpc.moderation.appeal.decide.useMutation({
    onSettled: () => utils.moderation.invalidate(),
  });
  const form = useZodForm(decideAppealInput, {
    defaultValues: { id, outcome: '' as 'granted', statement: '' },
    onSubmit: async (values) => {
      await decide.mutateAsync(values);
      toast.show({ variant: 'success', title: texts.done() });
    },
  });
  const outcomes = (['granted', 'rejected'] as const).map((value) => ({
    value,
    label: texts.outcomes[value](),
  }));
  return (
    <Form {...form.props} aria-label={texts.title()}>
      <SelectField
        label={texts.outcome()}
        options={[{ value: '', label: words.choose() }, ...outcomes]}
        {...form.field('outcome')}
      />
      <TextAreaField
        label={texts.statement()}
        rows={4}
        maxLength={REPORT_TEXT_MAX}
        {...form.field('statement')}
      />
      <SubmitButton isPending={form.isPending} pendingText={words.pending()}>
        {texts.submit()}
      </SubmitButton>
    </Form>
  );
}
