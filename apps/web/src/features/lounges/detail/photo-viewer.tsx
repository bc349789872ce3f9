import { chakra } from '@chakra-ui/react';
import type { Lounge } from '@oche/validators/lounges/schemas';
import { ChevronLeft, ChevronRight, Flag } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { Picture } from '../../../components/picture.tsx';
import { Report } from '../../../components/report/report.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useKeyDown } from '../../../lib/keys/use-key-down.ts';

interface PhotoViewerProps {
  lounge: Lounge;
  /** index of the first photo to show */
  start: number;
  onClose: () => void;
}

const KEYS: Record<string, number | undefined> = { ArrowLeft: -1, ArrowRight: 1 };

/** Shows all photos, one at a time. Arrow keys and buttons go round from the last to the first. */
export function PhotoViewer({ lounge, start, onClose }: PhotoViewerProps) {
  const { gallery: texts } = useTexts('lounge');
  const [index, setIndex] = useState(start);
  const { photos, name } = lounge;
  const count = photos.length;
  const photo = photos[index];
  const go = (step: number) => setIndex((at) => (at + step + count) % count);
  // on the window, so that keys work wherever in the dialog the focus is
  useKeyDown(({ key }) => {
    const step = KEYS[key];
    if (step) go(step);
  });
  if (!photo) return null;
  return (
    <Dialog isOpen onClose={onClose} title={texts.title({ name })} size="lg" placement="sheet">
      <Figure>
        <Picture
          key={photo.id}
          picture={photo}
          sizes="(min-width: 52rem) 48rem, 100vw"
          alt={photo.description ?? texts.alt({ name })}
          isLazy={false}
          height="auto"
          maxHeight="calc(100dvh - 14rem)"
          objectFit="contain"
        />
        <Caption>
          <IconButton label={texts.previous()} variant="outline" onClick={() => go(-1)}>
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <p aria-live="polite">
            {texts.photo({ number: index + 1, count })}
            {photo.description ? `: ${photo.description}` : null}
          </p>
          <IconButton label={texts.next()} variant="outline" onClick={() => go(1)}>
            <ChevronRight aria-hidden="true" />
          </IconButton>
        </Caption>
        <Report thing={{ kind: 'photo', id: photo.id }}>
          {(open) => (
            <Button variant="ghost" size="sm" justifySelf="start" onClick={open}>
              <Flag aria-hidden="true" />
              {texts.report()}
            </Button>
          )}
        </Report>
      </Figure>
    </Dialog>
  );
}

const Figure = chakra('figure', { base: { display: 'grid', gap: '3', margin: '0' } });
const Caption = chakra('figcaption', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    textAlign: 'center',
  },
});
