import { chakra } from '@chakra-ui/react';
import type { Lounge } from '@oche/validators/lounges/schemas';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Heading } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useAuth } from '../../../lib/auth.ts';
import { JoinFirst } from '../../../patterns/join-first.tsx';

const ClaimDialog = lazy(() =>
  import('./claim-dialog.tsx').then((m) => ({ default: m.ClaimDialog })),
);

/** Lets the real owner of a lounge that somebody else has entered say so. */
export function ClaimSection({ lounge }: { lounge: Lounge }) {
  const { claim: texts } = useTexts('lounge');
  const { user } = useAuth();
  const [isOpen, setIsOpen] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const isWaiting = isSent || lounge.hasOpenClaim;
  if (lounge.staffRole) return null;
  return (
    <Box>
      <Heading as="h2" size="subheading">
        {texts.question()}
      </Heading>
      {isWaiting && !isOpen ? (
        // where it was just sent, the focus goes to it, as the button is gone
        <p tabIndex={-1} ref={isSent ? focusOnce : undefined}>
          <b>{texts.sent()}</b> {texts.sentText()}
        </p>
      ) : (
        <>
          <p>{texts.text()}</p>
          {user ? (
            <Button variant="outline" size="sm" onClick={() => setIsOpen(true)}>
              {texts.open()}
            </Button>
          ) : (
            <JoinFirst
              returnTo={`/venues/${lounge.id}`}
              label={texts.open()}
              variant="outline"
              size="sm"
            >
              {texts.open()}
            </JoinFirst>
          )}
        </>
      )}
      {isOpen ? (
        <Suspense fallback={null}>
          <ClaimDialog
            lounge={lounge}
            onSent={() => setIsSent(true)}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      ) : null}
    </Box>
  );
}

/** The same at each rendering, so that it runs but once. */
const focusOnce = (element: HTMLElement | null) => element?.focus();

const Box = chakra('section', {
  base: {
    display: 'grid',
    gap: '2',
    justifyItems: 'start',
    padding: '4',
    textStyle: 'small',
    layerStyle: 'sunken',
  },
});
