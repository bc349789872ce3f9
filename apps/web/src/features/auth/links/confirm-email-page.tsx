import { ButtonLink } from '../../../components/button.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useAuth, useRefreshMember } from '../../../lib/auth.ts';
import { trpc } from '../../../lib/trpc.ts';
import { AuthPage, Below } from '../auth-page.tsx';
import type { TokenSearch } from '../auth-search.ts';
import { ExpiredLink, IncompleteLink } from './expired-link.tsx';
import { TokenButton } from './token-button.tsx';
import { useTokenAction } from './use-token-action.ts';

/**
 * Opened from one of the two mails about an address change. It confirms only on a click, as the
 * reader has to decide.
 */
export function ConfirmEmailPage({ token }: TokenSearch) {
  return token ? <Confirmation token={token} /> : <IncompleteLink />;
}

function Confirmation({ token }: { token: string }) {
  const { confirmEmail: texts } = useTexts('auth/links');
  const { failedCall } = useTexts('auth');
  const { client } = trpc.useUtils();
  const refreshMember = useRefreshMember();
  const { state, run } = useTokenAction(async () => {
    const result = await client.auth.confirmEmailChange.mutate({ token });
    await refreshMember();
    return result;
  });

  if (state.status === 'expired') {
    return (
      <ExpiredLink lead={texts.expiredLead()}>
        <OnwardLink />
      </ExpiredLink>
    );
  }
  if (state.status === 'conflict') {
    return (
      <AuthPage
        scene="missed"
        call={failedCall()}
        title={texts.takenTitle()}
        lead={texts.takenLead()}
      >
        <OnwardLink />
      </AuthPage>
    );
  }
  if (state.status === 'done') {
    return state.result.status === 'changed' ? (
      <AuthPage
        scene="gameShot"
        call={texts.doneCall()}
        title={texts.doneTitle()}
        lead={texts.doneLead()}
      >
        <OnwardLink />
      </AuthPage>
    ) : (
      <AuthPage
        scene="doubleLeft"
        call={texts.waitingCall()}
        title={texts.waitingTitle()}
        lead={state.result.missing === 'old' ? texts.waitingForOld() : texts.waitingForNew()}
      />
    );
  }
  return (
    <AuthPage scene="free" call={texts.call()} title={texts.title()} lead={texts.lead()}>
      <TokenButton state={state} onRun={run} label={texts.submit()} pending={texts.pending()} />
      <Below>
        <p>{texts.notYou()}</p>
      </Below>
    </AuthPage>
  );
}

/** The mail may have been opened in another browser, in which nobody is signed in. */
function OnwardLink() {
  const { confirmEmail } = useTexts('auth/links');
  const { toLogin } = useTexts('auth');
  const { user } = useAuth();
  return user ? (
    <ButtonLink to="/account" shape="wedge" size="lg">
      {confirmEmail.toAccount()}
    </ButtonLink>
  ) : (
    <ButtonLink to="/login" shape="wedge" size="lg">
      {toLogin()}
    </ButtonLink>
  );
}
