import { QUESTION_TEXT_MAX } from '@oche/validators/market/deal-limits';
import { askSideInput, type DisputeCase } from '@oche/validators/market/disputes';
import { SelectField, TextAreaField } from '../../../components/form/fields.tsx';
import { Form, SubmitButton } from '../../../components/form/form.tsx';
import { useZodForm } from '../../../components/form/use-zod-form.ts';
import { Section } from '../../../components/section/section.tsx';
import { useToast } from '../../../components/toast.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { fullName } from '../../../lib/person-name.ts';
import { trpc } from '../../../lib/trpc.ts';

/** One question to a side: the answer comes into the case. */
export function AskForm({ dispute }: { dispute: DisputeCase }) {
  const { ask: texts, side: sides } = useTexts('market/dispute');
  const { texts: ui } = useUi();
  const toast = useToast();
  const utils = trpc.useUtils();
  const { id, can } = dispute;
  const ask = trpc.market.disputes.ask.useMutation({
    onSuccess: (asked) => utils.market.disputes.get.setData({ id }, asked),
  });
  const [first = 'buyer'] = can.ask;
  const form = useZodForm(askSideInput, {
    defaultValues: { id, side: first, question: '' },
    onSubmit: async (values) => {
      await ask.mutateAsync(values);
      toast.show({ variant: 'success', title: texts.done() });
      form.reset();
    },
  });
  const options = can.ask.map((side) => ({
    value: side,
    label: `${fullName(dispute[side])} (${sides[side]()})`,
  }));
  return (
    <Section title={texts.title()} text={texts.text()}>
      <Form {...form.props} aria-label={texts.title()}>
        <SelectField label={texts.whom()} options={options} {...form.field('side')} />
        <TextAreaField
          label={texts.question()}
          rows={3}
          maxLength={QUESTION_TEXT_MAX}
          {...form.field('question')}
        />
        <SubmitButton isPending={form.isPending} pendingText={ui.saving}>
          {texts.submit()}
        </SubmitButton>
      </Form>
    </Section>
  );
}
