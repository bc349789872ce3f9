import {
  type CaseAction,
  decideCaseInput,
  REPORT_TEXT_MAX,
  reportReasons,
} from '@oche/validators/moderation/schemas';
import { Button } from '../../../components/button.tsx';
import { SelectField, TextAreaField } from '../../../components/form/fields.tsx';
import { Form, SubmitButton } from '../../../components/form/form.tsx';
import { useZodForm } from '../../../components/form/use-zod-form.ts';
import { useToast } from '../../../components/toast.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';

interface DecideFormProps {
  id: number;
  actions: readonly CaseAction[];
  /** two sides differ about it: it is settled between them, and both are told why */
  isBetween: boolean;
}

/** What is done with the thing, why for its author, and why for the file. */
export function DecideForm({ id, actions, isBetween }: DecideFormProps) {
  const { decide: texts, actions: usual, between } = useTexts('moderation');
  const { reasons } = useTexts('report');
  const toast = useToast();
  const utils = trpc.useUtils();
  const refresh = () => utils.moderation.case.invalidate();
  const decide = trpc.moderation.case.decide.useMutation({ onSettled: refresh });
  const release = trpc.moderation.case.release.useMutation({ onSettled: refresh });
  const form = useZodForm(decideCaseInput, {
    defaultValues: { id, action: '' as CaseAction, rule: '', statement: '', note: '' },
    onSubmit: async (values) => {
      await decide.mutateAsync(values);
      toast.show({ variant: 'success', title: texts.done() });
    },
  });
  const wordOf = (action: CaseAction) =>
    isBetween && Object.hasOwn(between, action)
      ? between[action as keyof typeof between]()
      : usual[action]();
  const rules = reportReasons.map((value) => ({ value, label: reasons[value]() }));
  const options = actions.map((value) => ({ value, label: wordOf(value) }));
  return (
    <Form {...form.props} aria-label={texts.title()}>
      <SelectField
        label={texts.action()}
        options={[{ value: '', label: texts.choose() }, ...options]}
        {...form.field('action')}
      />
      <SelectField
        label={texts.rule()}
        hint={isBetween ? texts.ruleBetween() : texts.ruleHint()}
        options={[{ value: '', label: texts.choose() }, ...rules]}
        {...form.field('rule')}
      />
      <TextAreaField
        label={isBetween ? texts.statementBoth() : texts.statement()}
        hint={isBetween ? texts.statementBetween() : texts.statementHint()}
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
      <SubmitButton isPending={form.isPending} pendingText={texts.pending()}>
        {texts.submit()}
      </SubmitButton>
      <Button
        variant="ghost"
        justifySelf="start"
        disabled={release.isPending}
        onClick={() => release.mutate({ id })}
      >
        {texts.release()}
      </Button>
    </Form>
  );
}
