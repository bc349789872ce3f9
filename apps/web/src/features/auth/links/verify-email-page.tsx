import { useEffect, useRef, useState } from 'react';
import { ButtonAnchor, ButtonLink } from '../../../components/button.tsx';
import { Row } from '../../../components/layout.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useAuth, useRefreshMember } from '../../../lib/auth.ts';
import { trpc } from '../../../lib/trpc.ts';
import { AuthPage } from '../auth-page.tsx';
import type { TokenSearch } from '../auth-search.ts';
import { ExpiredLink, IncompleteLink } from './expired-link.tsx';
import { Dropped, SecondAccount, SignInFirst } from './new-account-steps.tsx';
import { TokenButton } from './token-button.tsx';
import { useTokenAction } from './use-token-action.ts';

/** Opened from the mail to a new account. It confirms the address on its own. */
export function VerifyEmailPage({ token, returnTo }: TokenSearch) {
  return token ? <Verification token={token} returnTo={returnTo} /> : <IncompleteLink />;
}

interface VerificationProps {
  token: string;
  returnTo: string | undefined;
}

function Verification({ token, returnTo }: VerificationProps) {
  const { verify: texts } = useTexts('auth/links');
  const { client } = trpc.useUtils();
  const refreshMember = useRefreshMember();
  const [isDropped, setIsDropped] = useState(false);
  const { state, run } = useTokenAction(async () => {
    const { status } = await client.auth.verifyEmail.mutate({ token });
    if (status === 'confirmed') await refreshMember();
    return status;
  });
  useOnce(run);

  if (isDropped) return <Dropped />;
  if (state.status === 'expired') return <Expired />;
  if (state.status === 'done') {
    const step = { token, returnTo, onDropped: () => setIsDropped(true) };
    if (state.result === 'known') return <SecondAccount {...step} />;
    if (state.result === 'sign-in') return <SignInFirst {...step} />;
    return <Verified returnTo={returnTo} />;
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

function Verified({ returnTo }: { returnTo: string | undefined }) {
  const { verify: texts } = useTexts('auth/links');
  return (
    <AuthPage
      scene="gameShot"
      call={texts.doneCall()}
      title={texts.doneTitle()}
      lead={texts.doneLead()}
    >
      <Row gap="3">
        <ButtonAnchor href={returnTo ?? '/forum'} shape="wedge" size="lg">
          {returnTo ? texts.onward() : texts.toForum()}
        </ButtonAnchor>
        <ButtonAnchor href="/" variant="outline" size="lg">
          {texts.toHome()}
        </ButtonAnchor>
      </Row>
    </AuthPage>
  );
}

/** A new link is asked for by whoever is signed in, as above every page. */
function Expired() {
  const { verify: texts } = useTexts('auth/links');
  const { toLogin } = useTexts('auth');
  const { user } = useAuth();
  return (
    <ExpiredLink lead={texts.expiredLead()}>
      <ButtonLink to={user ? '/account' : '/login'} shape="wedge" size="lg">
        {user ? texts.toAccount() : toLogin()}
      </ButtonLink>
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
