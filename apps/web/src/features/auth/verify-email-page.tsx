import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { ButtonAnchor, ButtonLink } from '../../components/button.tsx';
import { TextLink } from '../../components/link.tsx';
import { Notice } from '../../components/notice.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { useRefreshMember } from '../../lib/auth.ts';
import { trpc } from '../../lib/trpc.ts';
import { AuthPage, Below } from './auth-page.tsx';
import { EmailForm } from './email-form.tsx';
import { ExpiredLink, IncompleteLink } from './expired-link.tsx';
import { TokenButton } from './token-button.tsx';
import { useTokenAction } from './use-token-action.ts';

/** Opened from the mail of a sign-up. It confirms the address on its own, and signs in. */
export function VerifyEmailPage({ token }: { token?: string }) {
  return token ? <Verification token={token} /> : <IncompleteLink />;
}

function Verification({ token }: { token: string }) {
  const { verify: texts } = useTexts('auth/links');
  const { client } = trpc.useUtils();
  const refreshMember = useRefreshMember();
  const { state, run } = useTokenAction(async () => {
    const result = await client.auth.verifyEmail.mutate({ token });
    await refreshMember();
    return result;
  });
  useOnce(run);

  if (state.status === 'expired') return <Expired />;
  if (state.status === 'done') {
    return <Verified needsCode={state.result.status === 'second-factor'} />;
  }
  return (
    <AuthPage
      scene="bullUp"
      call={texts.call()}
      title={texts.title()}
      lead={state.status === 'pending' ? texts.working() : undefined}
    >
      <TokenButton state={state} onRun={run} label={texts.submit()} pending={texts.pending()} />
    </AuthPage>
  );
}

function Verified({ needsCode }: { needsCode: boolean }) {
  const { verify: texts } = useTexts('auth/links');
  return (
    <AuthPage
      scene="gameShot"
      call={texts.doneCall()}
      title={texts.doneTitle()}
      lead={needsCode ? texts.doneSecondFactor() : texts.doneLead()}
    >
      {needsCode ? (
        <ButtonLink to="/login" search={{ step: 'second-factor' }} shape="wedge" size="lg">
          {texts.enterCode()}
        </ButtonLink>
      ) : (
        <Buttons>
          <ButtonAnchor href="/forum" shape="wedge" size="lg">
            {texts.toForum()}
          </ButtonAnchor>
          <ButtonAnchor href="/" variant="outline" size="lg">
            {texts.toHome()}
          </ButtonAnchor>
        </Buttons>
      )}
    </AuthPage>
  );
}

function Expired() {
  const { verify: texts } = useTexts('auth/links');
  const { resend, toLogin } = useTexts('auth');
  const { client } = trpc.useUtils();
  const [isSent, setIsSent] = useState(false);
  return (
    <ExpiredLink lead={texts.expiredLead()}>
      <div role="status">{isSent ? <Notice tone="positive">{resend.sent()}</Notice> : null}</div>
      <EmailForm
        label={texts.email()}
        submit={resend.submit()}
        pending={resend.pending()}
        onSubmit={async (email) => {
          await client.auth.resendVerification.mutate({ email });
          setIsSent(true);
        }}
      />
      <Below>
        <TextLink to="/login">{toLogin()}</TextLink>
      </Below>
    </ExpiredLink>
  );
}

/**
 * Runs only once the page is open in a browser; a link that is just fetched, e.g. by a mail
 * scanner, does nothing.
 */
function useOnce(run: () => void) {
  const hasRun = useRef(false);
  useEffect(() => {
    if (hasRun.current) return;
    hasRun.current = true;
    run();
  }, []);
}

const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } });
