import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { Input } from '../../../components/form/controls.ts';
import { Muted } from '../../../components/text.tsx';
import { useToast } from '../../../components/toast.tsx';
import { useTexts } from '../../../i18n/react.tsx';

/** The link to a game, and that of its caption for streams. */
export function ShareGame({ id, isPublic }: { id: number; isPublic: boolean }) {
  const { share: texts } = useTexts('games/watch');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        {texts.button()}
      </Button>
      <Dialog isOpen={isOpen} title={texts.title()} size="md" onClose={() => setIsOpen(false)}>
        <Link label={texts.page()} path={`/games/${id}`} />
        {isPublic ? (
          <>
            <Link label={texts.overlay()} path={`/games/${id}/overlay`} />
            <Muted>{texts.overlayText()}</Muted>
            <ul>
              <li>{texts.bar()}</li>
              <li>{texts.box()}</li>
            </ul>
          </>
        ) : (
          <Muted>{texts.onlyPublic()}</Muted>
        )}
      </Dialog>
    </>
  );
}

function Link({ label, path }: { label: string; path: string }) {
  const { share: texts } = useTexts('games/watch');
  const toast = useToast();
  const address = location.origin + path;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast.show({ variant: 'success', title: texts.copied() });
    } catch {
      toast.show({ variant: 'destructive', title: texts.failed() });
    }
  };
  return (
    <Row>
      <Input
        aria-label={label}
        value={address}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button variant="solid" onClick={copy} aria-label={`${texts.copy()}: ${label}`}>
        {texts.copy()}
      </Button>
      <span>{label}</span>
    </Row>
  );
}

const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '2',
    '& > span': { order: '-1', gridColumn: '1 / -1', textStyle: 'small' },
  },
});
