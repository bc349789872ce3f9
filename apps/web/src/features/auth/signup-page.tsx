import { useState } from 'react';
import { lazyPart } from '../../components/lazy-part.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { startSession } from '../../lib/auth.ts';
import { AuthPage } from './auth-page.tsx';
import type { LoginSearch } from './auth-search.ts';
import { MembersDoor } from './members-door.tsx';
import { Sides } from './sides.tsx';

/* who has an account needs nothing of it */
const SignUpForm = lazyPart(async () => (await import('./signup-form.tsx')).SignUpForm, null, {
  isInPage: true,
});

/** The side for somebody who has no account yet. Whatever the address, a new member is in at once. */
export function SignUpPage({ returnTo, notice }: Pick<LoginSearch, 'returnTo' | 'notice'>) {
  const texts = useTexts('auth/sign-up');
  const [isIn, setIsIn] = useState(false);
  if (isIn) return <AuthPage scene="gameShot" call={texts.call()} title={texts.done()} />;
  return (
    <AuthPage
      scene="bullUp"
      call={texts.call()}
      title={texts.title()}
      lead={texts.lead()}
      above={<Sides current="join" returnTo={returnTo} notice={notice} />}
    >
      {notice === 'members' ? <MembersDoor side="join" returnTo={returnTo} /> : null}
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
