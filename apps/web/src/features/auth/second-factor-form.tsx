import { verifySecondFactorInput } from '@oche/validators/auth/schemas';
import { CodeField } from '../../components/form/code-field.tsx';
import { Form, SubmitButton } from '../../components/form/form.tsx';
import { useZodForm } from '../../components/form/use-zod-form.ts';
import { useTexts } from '../../i18n/react.tsx';
import { hasErrorCode } from '../../lib/errors/errors.ts';
import { trpc } from '../../lib/trpc.ts';
import { Below } from './auth-page.tsx';
import type { SignInEvent } from './sign-in-flow.ts';
import { TextButton } from './text-button.tsx';

interface SecondFactorFormProps {
  method: 'app' | 'recovery';
  onEvent: (event: SignInEvent) => void;
}

export function SecondFactorForm({ method, onEvent }: SecondFactorFormProps) {
  const { secondFactor: texts } = useTexts('auth/login');
  const { client } = trpc.useUtils();
  const form = useZodForm(verifySecondFactorInput, {
    defaultValues: {},
    onSubmit: async ({ code }) => {
      try {
        await client.auth.verifySecondFactor.mutate({ code });
        onEvent('signed-in');
      } catch (error) {
        if (hasErrorCode(error, 'INVALID_SECOND_FACTOR')) {
          form.setError('code', { message: 'wrongCode' });
        } else if (hasErrorCode(error, 'UNAUTHENTICATED')) onEvent('session-over');
        else throw error;
      }
    },
  });

  const startOver = async () => {
    // the half-open session is useless now; if it can't be ended, that changes nothing here
    await client.auth.signOut.mutate().catch(() => undefined);
    onEvent('start-over');
  };

  return (
    <>
      <Form {...form.props}>
        {method === 'app' ? (
          <CodeField {...form.field('code')} label={texts.appCode()} hint={texts.appHint()} />
        ) : (
          <CodeField
            {...form.field('code')}
            kind="recovery"
            label={texts.recoveryCode()}
            hint={texts.recoveryHint()}
          />
        )}
        <SubmitButton
          isPending={form.isPending}
          pendingText={texts.pending()}
          shape="wedge"
          size="lg"
        >
          {texts.submit()}
        </SubmitButton>
      </Form>
      <Below>
        {method === 'app' ? (
          <TextButton onClick={() => onEvent('use-recovery-code')}>
            {texts.useRecovery()}
          </TextButton>
        ) : (
          <TextButton onClick={() => onEvent('use-app')}>{texts.useApp()}</TextButton>
        )}
        <TextButton onClick={startOver}>{texts.startOver()}</TextButton>
      </Below>
    </>
  );
}
