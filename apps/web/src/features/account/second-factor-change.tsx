import { disableTotpInput, passwordInput } from '@oche/validators/auth/schemas';
import { CodeField } from '../../components/form/code-field.tsx';
import { PasswordField } from '../../components/form/fields.tsx';
import { Form } from '../../components/form/form.tsx';
import { FormActions } from '../../components/form/form-actions.tsx';
import { useZodForm } from '../../components/form/use-zod-form.ts';
import { useTexts } from '../../i18n/react.tsx';
import { hasErrorCode } from '../../lib/errors/errors.ts';
import { trpc } from '../../lib/trpc.ts';

interface RegenerateFormProps {
  onCodes: (codes: string[]) => void;
  onCancel: () => void;
}

export function RegenerateForm({ onCodes, onCancel }: RegenerateFormProps) {
  const account = useTexts('account');
  const { secondFactor: texts } = account;
  const regenerate = trpc.auth.secondFactor.regenerateCodes.useMutation();
  const form = useZodForm(passwordInput, {
    defaultValues: {},
    onSubmit: async (values) => onCodes((await regenerate.mutateAsync(values)).codes),
  });
  return (
    <Form {...form.props}>
      <p>{texts.regenerateText()}</p>
      <PasswordField
        {...form.field('password')}
        label={account.password()}
        hint={account.passwordHint()}
        autoComplete="current-password"
      />
      <FormActions
        submit={texts.regenerateSubmit()}
        isPending={form.isPending}
        onCancel={onCancel}
      />
    </Form>
  );
}

interface DisableFormProps {
  onDisabled: () => void;
  onCancel: () => void;
}

export function DisableForm({ onDisabled, onCancel }: DisableFormProps) {
  const account = useTexts('account');
  const { secondFactor: texts } = account;
  const disable = trpc.auth.secondFactor.disable.useMutation();
  const form = useZodForm(disableTotpInput, {
    defaultValues: {},
    onSubmit: async (values) => {
      try {
        await disable.mutateAsync(values);
        onDisabled();
      } catch (error) {
        if (!hasErrorCode(error, 'INVALID_SECOND_FACTOR')) throw error;
        form.setError('code', { message: 'wrongCode' });
      }
    },
  });
  return (
    <Form {...form.props}>
      <p>{texts.disableText()}</p>
      <PasswordField
        {...form.field('password')}
        label={account.password()}
        autoComplete="current-password"
      />
      <CodeField {...form.field('code')} kind="either" label={texts.disableCode()} />
      <FormActions
        variant="dangerSolid"
        submit={texts.disable()}
        isPending={form.isPending}
        onCancel={onCancel}
      />
    </Form>
  );
}
