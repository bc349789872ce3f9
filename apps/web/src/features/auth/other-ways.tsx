import { chakra } from '@chakra-ui/react';
import { ButtonAnchor } from '../../components/button.tsx';
import { Label } from '../../components/text.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { trpc } from '../../lib/trpc.ts';
import { PasskeySignIn } from './passkey-sign-in.tsx';

interface OtherWaysProps {
  returnTo: string;
  onSignedIn: () => void;
}

/** The other ways to sign in: with a passkey, and those that this installation offers. */
export function OtherWays({ returnTo, onSignedIn }: OtherWaysProps) {
  const { login: texts } = useTexts('auth/login');
  const [{ oidcName, devLogin, testAccountEmail }] = trpc.auth.config.useSuspenseQuery();
  const email = devLogin ? testAccountEmail : null;
  return (
    <Root>
      <Or>{texts.or()}</Or>
      <PasskeySignIn onSignedIn={onSignedIn} />
      {oidcName ? (
        <Way variant="outline" href={`/api/auth/oidc?${new URLSearchParams({ returnTo })}`}>
          {texts.continueWith({ name: oidcName })}
        </Way>
      ) : null}
      {email ? (
        <>
          <Way
            variant="outline"
            href={`/api/mock-login?${new URLSearchParams({ email, returnTo })}`}
            aria-describedby="test-account"
          >
            {texts.testAccount()}
          </Way>
          <Small id="test-account">{texts.testAccountHint({ email })}</Small>
        </>
      ) : null}
    </Root>
  );
}

const Root = chakra('div', { base: { display: 'grid', gap: '3', marginTop: '6' } });
const Or = chakra(Label, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    _before: { content: '""', flex: '1', layerStyle: 'wires' },
    _after: { content: '""', flex: '1', layerStyle: 'wires' },
  },
});
const Way = chakra(ButtonAnchor, { base: { width: 'full' } });
const Small = chakra('p', {
  base: { textStyle: 'small', color: 'fg.muted', overflowWrap: 'anywhere' },
});
