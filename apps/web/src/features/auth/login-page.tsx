import { useState } from 'react';
import { FormError } from '../../components/form/form.tsx';
import { lazyPart } from '../../components/lazy-part.tsx';
import { Notice } from '../../components/notice.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { startSession } from '../../lib/auth.ts';
import { ApiError } from '../../lib/errors/errors.ts';
import { useErrorText } from '../../lib/errors/use-error-text.ts';
import { ArrivalNotice } from './arrival-notice.tsx';
import { AuthPage } from './auth-page.tsx';
import type { LoginSearch } from './auth-search.ts';
import { LoginForm } from './login-form.tsx';
import { OtherWays } from './other-ways.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';
import { Sides } from './sides.tsx';
import { firstStep, nextStep, type SignInEvent } from './sign-in-flow.ts';

/* hardly anybody needs it */
const BannedAppeal = lazyPart(async () => (await import('./banned-appeal.tsx')).BannedAppeal);

/** The password, then a code if the member has a second factor, both on one page. */
export function LoginPage({ returnTo, step: startAt, error, notice }: LoginSearch) {
  const { login, secondFactor, notices } = useTexts('auth/login');
  const errorText = useErrorText();
  const [step, setStep] = useState(() => firstStep(startAt));
  const [email, setEmail] = useState<string>();
  const [isBanned, setIsBanned] = useState(error === 'ACCOUNT_BANNED');

  const onEvent = (event: SignInEvent) => {
    setStep((current) => nextStep(current, event));
    if (event === 'signed-in') startSession(returnTo ?? '/');
  };

  if (step === 'app-code' || step === 'recovery-code') {
    const isByApp = step === 'app-code';
    return (
      <AuthPage
        scene="doubleLeft"
        call={secondFactor.call()}
        title={secondFactor.title()}
        step={step}
        focus="field"
        lead={isByApp ? secondFactor.appLead() : secondFactor.recoveryLead()}
      >
        <SecondFactorForm key={step} method={isByApp ? 'app' : 'recovery'} onEvent={onEvent} />
      </AuthPage>
    );
  }
  if (step === 'signed-in') {
    return <AuthPage scene="gameShot" call={login.call()} title={login.signedIn()} />;
  }
  return (
    <AuthPage
      scene="free"
      call={login.call()}
      title={login.title()}
      lead={login.lead()}
      above={<Sides current="signIn" returnTo={returnTo} notice={notice} />}
    >
      {step === 'too-late' ? <Notice role="status">{notices['session-over']()}</Notice> : null}
      {notice ? <ArrivalNotice notice={notice} returnTo={returnTo} /> : null}
      <FormError>{error ? errorText(failureOf(error)) : null}</FormError>
      {isBanned ? <BannedAppeal /> : null}
      <LoginForm
        returnTo={returnTo}
        email={email}
        onBanned={setIsBanned}
        onAccepted={(status, typed) => {
          setEmail(typed);
          onEvent(status);
        }}
      />
      <OtherWays returnTo={returnTo ?? '/'} onSignedIn={() => onEvent('signed-in')} />
    </AuthPage>
  );
}

/** The error that the server has put into the address, as all it could do was redirect. */
const failureOf = (code: NonNullable<LoginSearch['error']>) =>
  new ApiError({ code, domain: 'auth', httpStatus: 400, requestId: '' });
