import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '../../../components/button.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { useTexts } from '../../../i18n/react.tsx';

const ShareDialog = lazyPart(async () => (await import('./share-dialog.tsx')).ShareDialog);

interface ShareButtonProps {
  item: { id: number; title: string };
  /** only its sign, for a place on a picture */
  isSmall?: boolean;
}

/** Opens the ways to pass an ad on; they are loaded when somebody asks for them. */
export function ShareButton({ item, isSmall }: ShareButtonProps) {
  const texts = useTexts('market/share');
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  return (
    <>
      {isSmall ? (
        <IconButton
          data-late
          label={texts.buttonOf({ title: item.title })}
          bg="bg.raised"
          borderRadius="full"
          onClick={open}
        >
          <Share2 aria-hidden="true" />
        </IconButton>
      ) : (
        <Button variant="outline" onClick={open}>
          <Share2 aria-hidden="true" />
          {texts.button()}
        </Button>
      )}
      {isOpen ? <ShareDialog item={item} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
