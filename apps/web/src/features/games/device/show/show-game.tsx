import { Eye } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../../components/button.tsx';
import { lazyPart } from '../../../../components/lazy-part.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import type { useShowing } from './use-showing.ts';

const ShowSheet = lazyPart(async () => (await import('./show-sheet.tsx')).ShowSheet);

/** The button that lets others watch. */
export function ShowGame({ showing }: { showing: ReturnType<typeof useShowing> }) {
  const { show: texts } = useTexts('games/device');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton label={texts.open()} onClick={() => setIsOpen(true)}>
        <Eye aria-hidden="true" />
      </IconButton>
      {isOpen ? <ShowSheet showing={showing} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
