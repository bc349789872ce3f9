import { emailInput } from '@oche/validators/auth/schemas';
import { TextField } from '../../components/form/fields.tsx';
import { Form, SubmitButton } from '../../components/form/form.tsx';
import { useZodForm } from '../../components/form/use-zod-form.ts';

interface EmailFormProps {
  label: string;
  submit: string;
  pending: string;
  /** typed on an earlier step */
  email?: string;
  onSubmit: (email: string) => Promise<unknown>;
}

/** A form with only an e-mail address, to ask for a mail. */
export function EmailForm({ label, submit, pending, email, onSubmit }: EmailFormProps) {
  const form = useZodForm(emailInput, {
    defaultValues: { email },
    onSubmit: (values) => onSubmit(values.email),
  });
  return (
    <Form {...form.props}>
      <TextField
        {...form.field('email')}
        label={label}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <SubmitButton isPending={form.isPending} pendingText={pending} shape="wedge" size="lg">
        {submit}
      </SubmitButton>
    </Form>
  );
}
