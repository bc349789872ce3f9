import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { FormError } from '../../components/form/form.tsx';
import { useUi } from '../../components/ui-context.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { askForPasskey, PasskeyCancelled } from '../../lib/sign-in/passkeys.ts';
import { trpc } from '../../lib/trpc.ts';

/** Signs in without address and password, where the browser knows passkeys. */
export function PasskeySignIn({ onSignedIn }: { onSignedIn: () => void }) {
  const { login: texts } = useTexts('auth/login');
  const { readError } = useUi();
  // called past the mutation cache, for which "unauthenticated" means that the session has ended
  const { client } = trpc.useUtils();
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const signIn = async () => {
    setIsPending(true);
    setProblem(null);
    try {
      const response = await askForPasskey(await client.auth.passkeys.beginSignIn.mutate());
      await client.auth.passkeys.signIn.mutate({ response });
      onSignedIn();
    } catch (error) {
      setProblem(
        error instanceof PasskeyCancelled ? texts.passkeyCancelled() : readError(error).message,
      );
      setIsPending(false);
    }
  };
  return (
    <>
      <FormError>{problem}</FormError>
      <Button
        variant="outline"
        width="full"
        disabled={isPending}
        aria-busy={isPending}
        onClick={signIn}
      >
        <KeyRound aria-hidden="true" size={18} />
        {isPending ? texts.passkeyPending() : texts.passkey()}
      </Button>
    </>
  );
}
