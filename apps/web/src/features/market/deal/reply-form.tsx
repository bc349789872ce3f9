import { answerQuestionInput } from '@oche/validators/market/disputes';
import * as z from 'zod/mini';
import { TextAreaField } from '../../../components/form/fields.tsx';
import { Form, SubmitButton } from '../../../components/form/form.tsx';
import { useZodForm } from '../../../components/form/use-zod-form.ts';
import { useUi } from '../../../components/ui-context.tsx';

interface ReplyFormProps {
  label: string;
  submit: string;
  onSend: (answer: string) => Promise<unknown>;
}

const replyForm = z.pick(answerQuestionInput, { answer: true });

/** The answer to what the moderators have asked. */
export function ReplyForm({ label, submit, onSend }: ReplyFormProps) {
  const { texts } = useUi();
  const form = useZodForm(replyForm, {
    defaultValues: { answer: '' },
    onSubmit: ({ answer }) => onSend(answer),
  });
  return (
    <Form {...form.props} aria-label={label}>
      <TextAreaField {...form.field('answer')} label={label} rows={4} />
      <SubmitButton isPending={form.isPending} pendingText={texts.saving}>
        {submit}
      </SubmitButton>
    </Form>
  );
}
