import { useState } from 'react';
import { useTexts } from '../../i18n/react.tsx';
import { startSession } from '../../lib/auth.ts';
import { AuthPage } from './auth-page.tsx';
import type { ReturnSearch } from './auth-search.ts';
import { Sides } from './sides.tsx';
import { SignUpForm } from './signup-form.tsx';

/** The side for who has no account yet. Whatever the address, a new member is in at once. */
export function SignUpPage({ returnTo }: ReturnSearch) {
  const texts = useTexts('auth/sign-up');
  const [isIn, setIsIn] = useState(false);
  if (isIn) return <AuthPage scene="gameShot" call={texts.call()} title={texts.done()} />;
  return (
    <AuthPage
      scene="bullUp"
      call={texts.call()}
      title={texts.title()}
      lead={texts.lead()}
      above={<Sides current="join" returnTo={returnTo} />}
    >
      <SignUpForm
        returnTo={returnTo}
        onSignedUp={() => {
          setIsIn(true);
          startSession(returnTo ?? '/');
        }}
      />
    </AuthPage>
  );
}
