import { type CurrentUser, changePasswordInput } from '@oche/validators/auth/schemas';
import { Button } from '../../components/button.tsx';
import { Input } from '../../components/form/controls.ts';
import { PasswordField } from '../../components/form/fields.tsx';
import { Form, FormError } from '../../components/form/form.tsx';
import { FormActions } from '../../components/form/form-actions.tsx';
import { NewPasswordField } from '../../components/form/new-password-field.tsx';
import { useZodForm } from '../../components/form/use-zod-form.ts';
import { SettingsSection } from '../../components/section/settings-section.tsx';
import { Unfolding } from '../../components/section/unfolding.tsx';
import { Muted } from '../../components/text.tsx';
import { useToast } from '../../components/toast.tsx';
import { useUi } from '../../components/ui-context.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { trpc } from '../../lib/trpc.ts';

export function PasswordSection({ user }: { user: CurrentUser }) {
  const { changePassword: texts } = useTexts('account');
  return (
    <SettingsSection id="password" title={texts.title()} text={texts.text()}>
      {user.hasPassword ? (
        <Unfolding label={texts.change()}>
          {(close) => <ChangePasswordForm user={user} onClose={close} />}
        </Unfolding>
      ) : (
        <SetPassword email={user.email} />
      )}
    </SettingsSection>
  );
}

interface ChangePasswordFormProps {
  user: CurrentUser;
  onClose: () => void;
}

function ChangePasswordForm({ user, onClose }: ChangePasswordFormProps) {
  const { changePassword: texts } = useTexts('account');
  const { strength } = useTexts('auth');
  const toast = useToast();
  const utils = trpc.useUtils();
  const change = trpc.auth.changePassword.useMutation();
  const form = useZodForm(changePasswordInput, {
    defaultValues: {},
    onSubmit: async (values) => {
      await change.mutateAsync(values);
      toast.show({ variant: 'success', title: texts.done(), description: texts.doneText() });
      onClose();
      await utils.auth.session.list.invalidate();
    },
  });
  return (
    <Form {...form.props}>
      {/* tells password managers which account the password belongs to */}
      <Input
        type="text"
        autoComplete="username"
        value={user.email}
        readOnly
        hidden
        tabIndex={-1}
        aria-hidden="true"
      />
      <PasswordField
        {...form.field('currentPassword')}
        label={texts.current()}
        autoComplete="current-password"
      />
      <NewPasswordField
        {...form.field('newPassword')}
        label={texts.new()}
        hint={texts.newHint()}
        strengthTexts={strength}
        personal={() => [user.firstName, user.lastName, user.email]}
      />
      <FormActions submit={texts.submit()} isPending={form.isPending} onCancel={onClose} />
    </Form>
  );
}

/** Somebody who signed up through another provider sets a password as if they had forgotten it. */
function SetPassword({ email }: { email: string }) {
  const { changePassword: texts, pending } = useTexts('account');
  const { readError } = useUi();
  const request = trpc.auth.requestPasswordReset.useMutation();
  return (
    <>
      <p>{texts.none()}</p>
      <FormError>{request.error ? readError(request.error).message : null}</FormError>
      <Muted role="status">{request.isSuccess ? texts.setSent() : null}</Muted>
      {request.isSuccess ? null : (
        <Button
          size="sm"
          variant="outline"
          disabled={request.isPending}
          onClick={() => request.mutate({ email })}
        >
          {request.isPending ? pending() : texts.set()}
        </Button>
      )}
    </>
  );
}
