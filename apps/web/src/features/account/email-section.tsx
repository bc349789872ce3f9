import type { CurrentUser } from '@oche/validators/auth/schemas';
import { requestEmailChangeInput } from '@oche/validators/auth/schemas';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { PasswordField, TextField } from '../../components/form/fields.tsx';
import { Form, FormError } from '../../components/form/form.tsx';
import { FormActions } from '../../components/form/form-actions.tsx';
import { useZodForm } from '../../components/form/use-zod-form.ts';
import { Fact, SettingsSection } from '../../components/section/settings-section.tsx';
import { Unfolding } from '../../components/section/unfolding.tsx';
import { Badge, Heading, Muted } from '../../components/text.tsx';
import { useUi } from '../../components/ui-context.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { trpc } from '../../lib/trpc.ts';

export function EmailSection({ user }: { user: CurrentUser }) {
  const texts = useTexts('account');
  const { email } = texts;
  const [sentTo, setSentTo] = useState<string>();
  return (
    <SettingsSection id="email" title={email.title()} text={email.text()}>
      <Fact>
        <span>{user.email}</span>
        <Badge tone={user.emailVerified ? 'positive' : 'warning'}>
          {user.emailVerified ? email.verified() : email.unverified()}
        </Badge>
      </Fact>
      {user.emailVerified ? null : <Resend />}
      <div role="status">
        {sentTo ? <LinksSent newEmail={sentTo} isVerified={user.emailVerified} /> : null}
      </div>
      {user.hasPassword ? (
        <Unfolding label={email.change()}>
          {(close) => (
            <ChangeEmailForm
              onCancel={close}
              onSent={(newEmail) => {
                setSentTo(newEmail);
                close();
              }}
            />
          )}
        </Unfolding>
      ) : (
        <Muted>{texts.noPassword()}</Muted>
      )}
    </SettingsSection>
  );
}

function Resend() {
  const { email: texts, pending } = useTexts('account');
  const { readError } = useUi();
  const resend = trpc.auth.resendVerification.useMutation();
  return (
    <>
      <Muted>{texts.unverifiedText()}</Muted>
      <FormError>{resend.error ? readError(resend.error).message : null}</FormError>
      <Muted role="status">{resend.isSuccess ? texts.resent() : null}</Muted>
      {resend.isSuccess ? null : (
        <Button
          size="sm"
          variant="outline"
          disabled={resend.isPending}
          onClick={() => resend.mutate({})}
        >
          {resend.isPending ? pending() : texts.resend()}
        </Button>
      )}
    </>
  );
}

/** An old address that was never verified gets no mail, so there is only one link. */
function LinksSent({ newEmail, isVerified }: { newEmail: string; isVerified: boolean }) {
  const { email: texts } = useTexts('account');
  return (
    <Card as="div" tone="positive" padding="sm" overflowWrap="anywhere">
      {isVerified ? (
        <>
          <Heading as="h3" size="subheading">
            {texts.sentTitle()}
          </Heading>
          <p>{texts.sentText({ newEmail })}</p>
        </>
      ) : (
        <p>{texts.sentTextUnverified({ newEmail })}</p>
      )}
    </Card>
  );
}

interface ChangeEmailFormProps {
  onSent: (newEmail: string) => void;
  onCancel: () => void;
}

function ChangeEmailForm({ onSent, onCancel }: ChangeEmailFormProps) {
  const texts = useTexts('account');
  const request = trpc.auth.requestEmailChange.useMutation();
  const form = useZodForm(requestEmailChangeInput, {
    defaultValues: {},
    onSubmit: async (values) => {
      await request.mutateAsync(values);
      onSent(values.newEmail);
    },
  });
  return (
    <Form {...form.props}>
      <TextField
        {...form.field('newEmail')}
        label={texts.email.newEmail()}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...form.field('password')}
        label={texts.password()}
        hint={texts.passwordHint()}
        autoComplete="current-password"
      />
      <FormActions submit={texts.email.submit()} isPending={form.isPending} onCancel={onCancel} />
    </Form>
  );
}
