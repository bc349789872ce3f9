import { signInInput } from '@oche/validators/auth/schemas';
import { PasswordField, TextField } from '../../components/form/fields.tsx';
import { Form, SubmitButton } from '../../components/form/form.tsx';
import { useZodForm } from '../../components/form/use-zod-form.ts';
import { TextLink } from '../../components/link.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { hasErrorCode } from '../../lib/errors/errors.ts';
import { type RouterOutputs, trpc } from '../../lib/trpc.ts';

interface LoginFormProps {
  returnTo: string | undefined;
  /** typed in an earlier attempt */
  email: string | undefined;
  /** told by each answer of the server */
  onBanned: (isBanned: boolean) => void;
  onAccepted: (status: RouterOutputs['auth']['signIn']['status'], email: string) => void;
}

export function LoginForm({ returnTo, email, onBanned, onAccepted }: LoginFormProps) {
  const { login: texts } = useTexts('auth/login');
  // called past the mutation cache, for which "unauthenticated" means that the session has ended
  const { client } = trpc.useUtils();
  const form = useZodForm(signInInput, {
    defaultValues: { email },
    onSubmit: async (values) => {
      const { status } = await client.auth.signIn.mutate(values).catch((error) => {
        onBanned(hasErrorCode(error, 'ACCOUNT_BANNED'));
        throw error;
      });
      onAccepted(status, values.email);
    },
  });
  return (
    <Form {...form.props}>
      <TextField
        {...form.field('email')}
        label={texts.email()}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...form.field('password')}
        label={texts.password()}
        autoComplete="current-password"
      />
      <SubmitButton
        isPending={form.isPending}
        pendingText={texts.pending()}
        shape="wedge"
        size="lg"
      >
        {texts.submit()}
      </SubmitButton>
      <TextLink to="/forgot-password" search={{ returnTo }} justifySelf="start">
        {texts.forgot()}
      </TextLink>
    </Form>
  );
}
