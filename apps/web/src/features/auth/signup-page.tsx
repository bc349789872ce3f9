import { useState } from 'react';
import { TextLink } from '../../components/link.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { trpc } from '../../lib/trpc.ts';
import { AuthPage, Below } from './auth-page.tsx';
import type { ReturnSearch } from './auth-search.ts';
import { Mailbox } from './mailbox.tsx';
import { SignUpForm, type SignUpValues } from './signup-form.tsx';

/** The form, then "look into your inbox", whether or not the address has an account already. */
export function SignUpPage({ returnTo }: ReturnSearch) {
  const signUp = useTexts('auth/sign-up');
  const { mailbox, resend } = useTexts('auth');
  const { client } = trpc.useUtils();
  const [values, setValues] = useState<SignUpValues>();
  const [sentTo, setSentTo] = useState<string>();

  if (sentTo) {
    return (
      <AuthPage
        scene="inFlight"
        call={mailbox.call()}
        title={mailbox.title()}
        lead={mailbox.signUpLead({ email: sentTo })}
      >
        <Mailbox
          text={mailbox.signUpText()}
          sentAgain={resend.sent()}
          onSendAgain={() => client.auth.resendVerification.mutate({ email: sentTo })}
          onBack={() => setSentTo(undefined)}
        />
      </AuthPage>
    );
  }
  return (
    <AuthPage scene="bullUp" call={signUp.call()} title={signUp.title()} lead={signUp.lead()}>
      <SignUpForm
        values={values}
        onSent={(sent) => {
          setValues(sent);
          setSentTo(sent.email.trim());
        }}
      />
      <Below>
        <p>
          {signUp.haveAccount()}{' '}
          <TextLink to="/login" search={{ returnTo }}>
            {signUp.login()}
          </TextLink>
        </p>
      </Below>
    </AuthPage>
  );
}
