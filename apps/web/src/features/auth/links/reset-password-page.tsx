import { resetPasswordInput } from '@oche/validators/auth/schemas';
import { useState } from 'react';
import * as z from 'zod/mini';
import { ButtonLink } from '../../../components/button.tsx';
import { Form, SubmitButton } from '../../../components/form/form.tsx';
import { NewPasswordField } from '../../../components/form/new-password-field.tsx';
import { useZodForm } from '../../../components/form/use-zod-form.ts';
import { useTexts } from '../../../i18n/react.tsx';
import { startSession } from '../../../lib/auth.ts';
import { errorDataOf, hasErrorCode } from '../../../lib/errors/errors.ts';
import { trpc } from '../../../lib/trpc.ts';
import { AuthPage } from '../auth-page.tsx';
import type { TokenSearch } from '../auth-search.ts';
import { ExpiredLink, IncompleteLink } from './expired-link.tsx';

const schema = z.pick(resetPasswordInput, { password: true });

/** Opened from the reset mail. A new password ends all sessions, including that of this browser. */
export function ResetPasswordPage({ token, returnTo }: TokenSearch) {
  const { reset: texts } = useTexts('auth/password');
  const [isExpired, setIsExpired] = useState(false);
  if (!token) return <IncompleteLink />;
  if (isExpired) {
    return (
      <ExpiredLink lead={texts.expiredLead()}>
        <ButtonLink to="/forgot-password" search={{ returnTo }} shape="wedge" size="lg">
          {texts.again()}
        </ButtonLink>
      </ExpiredLink>
    );
  }
  return (
    <AuthPage scene="bullUp" call={texts.call()} title={texts.title()} lead={texts.lead()}>
      <NewPasswordForm token={token} returnTo={returnTo} onExpired={() => setIsExpired(true)} />
    </AuthPage>
  );
}

interface NewPasswordFormProps {
  token: string;
  returnTo: string | undefined;
  onExpired: () => void;
}

function NewPasswordForm({ token, returnTo, onExpired }: NewPasswordFormProps) {
  const { reset: texts } = useTexts('auth/password');
  const { passwordHint, strength } = useTexts('auth');
  const { client } = trpc.useUtils();
  const form = useZodForm(schema, {
    defaultValues: {},
    onSubmit: async ({ password }) => {
      try {
        await client.auth.resetPassword.mutate({ token, password });
        const next = { notice: 'password-reset', ...(returnTo && { returnTo }) };
        startSession(`/login?${new URLSearchParams(next)}`);
      } catch (error) {
        if (!isBadToken(error)) throw error;
        onExpired();
      }
    },
  });
  return (
    <Form {...form.props}>
      <NewPasswordField
        {...form.field('password')}
        label={texts.password()}
        hint={passwordHint()}
        strengthTexts={strength}
      />
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

/** Whether the token was used, is too old, or was so mutilated that it can't be one. */
const isBadToken = (error: unknown) =>
  hasErrorCode(error, 'INVALID_TOKEN') || errorDataOf(error)?.fields?.token !== undefined;
