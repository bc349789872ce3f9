import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { useTexts } from '../../../i18n/react.tsx';

const ShareLinks = lazyPart(async () => (await import('./share-links.tsx')).ShareLinks);

/** The way to all with which a game is shown elsewhere. */
export function ShareGame({ id, isPublic }: { id: number; isPublic: boolean }) {
  const { share: texts } = useTexts('games/watch');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        {texts.button()}
      </Button>
      <Dialog isOpen={isOpen} title={texts.title()} size="md" onClose={() => setIsOpen(false)}>
        {isOpen ? <ShareLinks id={id} isPublic={isPublic} /> : null}
      </Dialog>
    </>
  );
}
