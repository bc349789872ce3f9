import { ButtonLink } from '../../../components/button.tsx';
import { Muted } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { startSession } from '../../../lib/auth.ts';
import { trpc } from '../../../lib/trpc.ts';
import { AuthPage, Below } from '../auth-page.tsx';
import { TextButton } from '../text-button.tsx';
import { ExpiredLink } from './expired-link.tsx';
import { TokenButton } from './token-button.tsx';
import { useTokenAction } from './use-token-action.ts';

// What a mailed link asks where it can't confirm the address of a new account on its own.

interface StepProps {
  token: string;
  returnTo: string | undefined;
  onDropped: () => void;
}

/** In this browser nobody is signed in to the new account, or somebody else is. */
export function SignInFirst({ token, returnTo, onDropped }: StepProps) {
  const { signInFirst: texts } = useTexts('auth/links');
  const { client } = trpc.useUtils();
  const { state, run } = useTokenAction(async () => {
    await client.auth.signOut.mutate();
    const back = new URLSearchParams({ token, ...(returnTo && { returnTo }) });
    startSession(`/login?${new URLSearchParams({ returnTo: `/verify-email?${back}` })}`);
  });
  return (
    <AuthPage scene="free" call={texts.call()} title={texts.title()} lead={texts.lead()}>
      <TokenButton state={state} onRun={run} label={texts.submit()} pending={texts.pending()} />
      <Drop token={token} onDropped={onDropped} />
    </AuthPage>
  );
}

/** The address is that of another account, to which its owner comes by this very link. */
export function SecondAccount({ token, returnTo, onDropped }: StepProps) {
  const { secondAccount: texts } = useTexts('auth/links');
  const { client } = trpc.useUtils();
  const { state, run } = useTokenAction(async () => {
    const { status } = await client.auth.settleSignUp.mutate({ token, choice: 'join' });
    const code = new URLSearchParams({ step: 'second-factor', ...(returnTo && { returnTo }) });
    startSession(status === 'second-factor' ? `/login?${code}` : (returnTo ?? '/'));
  });
  if (state.status === 'expired') return <Used />;
  return (
    <AuthPage scene="doubleLeft" call={texts.call()} title={texts.title()} lead={texts.lead()}>
      <TokenButton state={state} onRun={run} label={texts.submit()} pending={texts.pending()} />
      <Muted marginTop="3">{texts.hint()}</Muted>
      <Drop token={token} onDropped={onDropped} />
    </AuthPage>
  );
}

function Used() {
  const { verify } = useTexts('auth/links');
  const { toLogin } = useTexts('auth');
  return (
    <ExpiredLink lead={verify.expiredLead()}>
      <ButtonLink to="/login" shape="wedge" size="lg">
        {toLogin()}
      </ButtonLink>
    </ExpiredLink>
  );
}

function Drop({ token, onDropped }: Pick<StepProps, 'token' | 'onDropped'>) {
  const { drop: texts } = useTexts('auth/links');
  const { client } = trpc.useUtils();
  const { state, run } = useTokenAction(async () => {
    await client.auth.settleSignUp.mutate({ token, choice: 'drop' });
    onDropped();
  });
  const isPending = state.status === 'pending';
  return (
    <Below>
      <p>{texts.question()}</p>
      <TextButton disabled={isPending} aria-busy={isPending} onClick={run}>
        {isPending ? texts.pending() : texts.submit()}
      </TextButton>
      {state.status === 'ready' && state.error ? <p role="alert">{state.error}</p> : null}
    </Below>
  );
}

export function Dropped() {
  const { drop: texts, verify } = useTexts('auth/links');
  return (
    <AuthPage
      scene="missed"
      call={texts.doneCall()}
      title={texts.doneTitle()}
      lead={texts.doneLead()}
    >
      <ButtonLink to="/" variant="outline" size="lg">
        {verify.toHome()}
      </ButtonLink>
    </AuthPage>
  );
}
