import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { useTexts } from '../../../i18n/react.tsx';

const DisputeForm = lazyPart(async () => (await import('./dispute-form.tsx')).DisputeForm);

/** A button for a player who thinks that the result is wrong, and the dialog that asks what. */
export function Dispute({ gameId }: { gameId: number }) {
  const texts = useTexts('games/result');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        {texts.dispute()}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={texts.disputing.title()}
        placement="sheet"
      >
        {isOpen ? <DisputeForm gameId={gameId} onClose={() => setIsOpen(false)} /> : null}
      </Dialog>
    </>
  );
}
