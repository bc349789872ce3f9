import { chakra } from '@chakra-ui/react';
import type { WaitingVerification } from '@oche/validators/trust/schemas';
import { useState } from 'react';
import { Button, ButtonAnchor } from '../../../components/button.tsx';
import { Stack } from '../../../components/layout.tsx';
import { Muted } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { fullName } from '../../../lib/person-name.ts';

interface DocumentViewProps {
  waiting: WaitingVerification;
  /** what it is to prove, in words */
  kind: string;
}

/** A document, from the moment on in which somebody wants to see it, as each look is noted. */
export function DocumentView({ waiting, kind }: DocumentViewProps) {
  const texts = useTexts('market/verification-queue');
  const [isShown, setIsShown] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const name = fullName(waiting.member);
  const url = `/api/marketplace/verifications/${waiting.id}/document`;
  if (waiting.mediaType === 'application/pdf') {
    return (
      <Stack justifyItems="start" gap="2">
        <ButtonAnchor
          href={url}
          download
          variant="outline"
          size="sm"
          aria-label={`${texts.pdf()}: ${name}`}
        >
          {texts.pdf()}
        </ButtonAnchor>
        <Muted>{texts.showHint()}</Muted>
      </Stack>
    );
  }
  return (
    <Stack justifyItems="start" gap="2">
      <Button
        variant="outline"
        size="sm"
        aria-expanded={isShown}
        aria-label={isShown ? texts.hide() : texts.showFor({ name, kind })}
        onClick={() => {
          setIsShown(!isShown);
          setHasFailed(false);
        }}
      >
        {isShown ? texts.hide() : texts.show()}
      </Button>
      {isShown ? null : <Muted>{texts.showHint()}</Muted>}
      {isShown && !hasFailed ? (
        <Picture src={url} alt={texts.picture({ name })} onError={() => setHasFailed(true)} />
      ) : null}
      {hasFailed ? <p role="alert">{texts.failed()}</p> : null}
    </Stack>
  );
}

const Picture = chakra('img', {
  base: { maxWidth: 'full', maxHeight: '40rem', borderWidth: '1px', bg: 'bg.sunken' },
});
