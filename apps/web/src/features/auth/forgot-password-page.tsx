import { useState } from 'react';
import { TextLink } from '../../components/link.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { trpc } from '../../lib/trpc.ts';
import { AuthPage, Below } from './auth-page.tsx';
import type { ReturnSearch } from './auth-search.ts';
import { EmailForm } from './email-form.tsx';
import { Mailbox } from './mailbox.tsx';

/** Asks for the reset mail. The answer is the same for addresses without an account. */
export function ForgotPasswordPage({ returnTo }: ReturnSearch) {
  const { forgot } = useTexts('auth/password');
  const { mailbox, toLogin } = useTexts('auth');
  const { client } = trpc.useUtils();
  const [email, setEmail] = useState<string>();
  const [isSent, setIsSent] = useState(false);
  const request = (address: string) =>
    client.auth.requestPasswordReset.mutate({ email: address, returnTo });

  if (email && isSent) {
    return (
      <AuthPage
        scene="inFlight"
        call={mailbox.call()}
        title={mailbox.title()}
        lead={mailbox.resetLead({ email })}
      >
        <Mailbox
          text={mailbox.resetText()}
          sentAgain={mailbox.sentAgain()}
          onSendAgain={() => request(email)}
          onBack={() => setIsSent(false)}
        />
      </AuthPage>
    );
  }
  return (
    <AuthPage scene="missed" call={forgot.call()} title={forgot.title()} lead={forgot.lead()}>
      <EmailForm
        label={forgot.email()}
        submit={forgot.submit()}
        pending={forgot.pending()}
        email={email}
        onSubmit={async (address) => {
          await request(address);
          setEmail(address);
          setIsSent(true);
        }}
      />
      <Below>
        <p>
          {forgot.remembered()}{' '}
          <TextLink to="/login" search={{ returnTo }}>
            {toLogin()}
          </TextLink>
        </p>
      </Below>
    </AuthPage>
  );
}
