import { chakra } from '@chakra-ui/react';
import { signUpInput } from '@oche/validators/auth/schemas';
import * as z from 'zod/mini';
import { CheckboxField, TextField } from '../../components/form/fields.tsx';
import { Form, SubmitButton } from '../../components/form/form.tsx';
import { NewPasswordField } from '../../components/form/new-password-field.tsx';
import { useZodForm } from '../../components/form/use-zod-form.ts';
import { Anchor } from '../../components/link.tsx';
import { useLocale, useTexts } from '../../i18n/react.tsx';
import { trpc } from '../../lib/trpc.ts';

const schema = z.omit(signUpInput, { locale: true, returnTo: true });
type SignUpValues = z.input<typeof schema>;

interface SignUpFormProps {
  /** where the visitor was going; the mailed link leads there, too */
  returnTo: string | undefined;
  onSignedUp: () => void;
}

export function SignUpForm({ returnTo, onSignedUp }: SignUpFormProps) {
  const texts = useTexts('auth/sign-up');
  const { passwordHint, strength } = useTexts('auth');
  const locale = useLocale();
  const { client } = trpc.useUtils();
  const form = useZodForm(schema, {
    defaultValues: {},
    onSubmit: async (input) => {
      await client.auth.signUp.mutate({ ...input, locale, returnTo });
      onSignedUp();
    },
  });
  return (
    <Form {...form.props}>
      <Pair>
        <TextField
          {...form.field('firstName')}
          label={texts.firstName()}
          autoComplete="given-name"
        />
        <TextField
          {...form.field('lastName')}
          label={texts.lastName()}
          autoComplete="family-name"
        />
      </Pair>
      <TextField
        {...form.field('email')}
        label={texts.email()}
        hint={texts.emailHint()}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <NewPasswordField
        {...form.field('password')}
        label={texts.password()}
        hint={passwordHint()}
        strengthTexts={strength}
        personal={() => knownOf(form.getValues())}
      />
      <CheckboxField {...form.field('acceptTerms')} label={<TermsLabel />} />
      <SubmitButton
        isPending={form.isPending}
        pendingText={texts.pending()}
        shape="wedge"
        size="lg"
      >
        {texts.submit()}
      </SubmitButton>
    </Form>
  );
}

/** Its links open in a new tab, as the form has to keep what was typed. */
function TermsLabel() {
  const signUp = useTexts('auth/sign-up');
  const { terms: texts } = signUp;
  return (
    <>
      {texts.before()}{' '}
      <Anchor href="/terms" target="_blank">
        {texts.terms()}
      </Anchor>{' '}
      {texts.between()}{' '}
      <Anchor href="/privacy" target="_blank">
        {texts.privacy()}
      </Anchor>
      {texts.after()}
    </>
  );
}

const knownOf = ({
  firstName = '',
  lastName = '',
  email = '',
}: Partial<SignUpValues>): string[] => [firstName, lastName, email];

const Pair = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    columnGap: '4',
    rowGap: '5',
  },
});
