import { disputeInput } from '@oche/validators/market/deals';
import * as z from 'zod/mini';
import { TextAreaField } from '../../../components/form/fields.tsx';
import { Form, SubmitButton } from '../../../components/form/form.tsx';
import { useZodForm } from '../../../components/form/use-zod-form.ts';
import { useUi } from '../../../components/ui-context.tsx';

interface AccountFormProps {
  label: string;
  hint?: string | undefined;
  submit: string;
  onSend: (account: string) => Promise<unknown>;
}

const accountForm = z.pick(disputeInput, { account: true });

/** What happened, as one side has seen it. */
export function AccountForm({ label, hint, submit, onSend }: AccountFormProps) {
  const { texts } = useUi();
  const form = useZodForm(accountForm, {
    defaultValues: { account: '' },
    onSubmit: ({ account }) => onSend(account),
  });
  return (
    <Form {...form.props}>
      <TextAreaField {...form.field('account')} label={label} hint={hint} rows={5} />
      <SubmitButton isPending={form.isPending} pendingText={texts.saving}>
        {submit}
      </SubmitButton>
    </Form>
  );
}
