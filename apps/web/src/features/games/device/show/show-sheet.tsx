import { useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { FormError } from '../../../../components/form/form.tsx';
import { Stack } from '../../../../components/layout.tsx';
import { LinkWithQr } from '../../../../components/link-with-qr.tsx';
import { Muted } from '../../../../components/text.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { useErrorText } from '../../../../lib/errors/use-error-text.ts';
import type { useShowing } from './use-showing.ts';

interface ShowSheetProps {
  showing: ReturnType<typeof useShowing>;
  onClose: () => void;
}

/** What it means to show a game is said before there is a link. */
export function ShowSheet({ showing, onClose }: ShowSheetProps) {
  const { show: texts } = useTexts('games/device');
  const errorText = useErrorText();
  const [isPending, setIsPending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const { shown, show, hide } = showing;
  async function run(work: () => Promise<void>): Promise<void> {
    setIsPending(true);
    setError(null);
    await work().catch(setError);
    setIsPending(false);
  }
  return (
    <Dialog isOpen title={texts.title()} size="sm" placement="sheet" onClose={onClose}>
      <Stack>
        <Muted>{texts.text()}</Muted>
        <FormError>{error ? errorText(error) : null}</FormError>
        {shown ? (
          <>
            <LinkWithQr
              url={location.origin + shown.path}
              qr={shown.qr}
              title={texts.shareText()}
              texts={texts}
            />
            <Button variant="ghost" disabled={isPending} onClick={() => void run(hide)}>
              {texts.hide()}
            </Button>
          </>
        ) : (
          <Button variant="accent" size="lg" disabled={isPending} onClick={() => void run(show)}>
            {isPending ? texts.making() : texts.make()}
          </Button>
        )}
      </Stack>
    </Dialog>
  );
}
