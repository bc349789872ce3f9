import { ButtonLink } from '../../../components/button.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { AuthPage, Below } from '../auth-page.tsx';
import type { TokenSearch } from '../auth-search.ts';
import { ExpiredLink, IncompleteLink } from './expired-link.tsx';
import { TokenButton } from './token-button.tsx';
import { useTokenAction } from './use-token-action.ts';

/** Opened from the mail that asks whether an external identity belongs to the reader's account. */
export function ConfirmLinkPage({ token, returnTo }: TokenSearch) {
  return token ? <Confirmation token={token} returnTo={returnTo} /> : <IncompleteLink />;
}

function Confirmation({ token, returnTo }: { token: string; returnTo: string | undefined }) {
  const { confirmLink: texts } = useTexts('auth/links');
  const { failedCall, toLogin } = useTexts('auth');
  const { client } = trpc.useUtils();
  const { state, run } = useTokenAction(() => client.auth.confirmExternalLink.mutate({ token }));
  const onward = (
    <ButtonLink to="/login" search={{ returnTo }} shape="wedge" size="lg">
      {toLogin()}
    </ButtonLink>
  );

  if (state.status === 'expired') {
    return <ExpiredLink lead={texts.expiredLead()}>{onward}</ExpiredLink>;
  }
  if (state.status === 'conflict') {
    return (
      <AuthPage
        scene="missed"
        call={failedCall()}
        title={texts.takenTitle()}
        lead={texts.takenLead()}
      >
        {onward}
      </AuthPage>
    );
  }
  if (state.status === 'done') {
    return (
      <AuthPage
        scene="gameShot"
        call={texts.doneCall()}
        title={texts.doneTitle()}
        lead={texts.doneLead()}
      >
        {onward}
      </AuthPage>
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
