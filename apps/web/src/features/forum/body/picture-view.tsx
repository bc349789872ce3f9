import { chakra } from '@chakra-ui/react';
import type { ShownPicture } from '@oche/validators/forum/pictures';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { IconButton } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { Picture } from '../../../components/picture.tsx';
import { useTexts } from '../../../i18n/react.tsx';

interface PictureViewProps {
  pictures: readonly ShownPicture[];
  /** which of them is shown, from 0 */
  place: number;
  onPlace: (place: number) => void;
  onClose: () => void;
}

/** One picture of a post in large. The arrow keys lead to the others. */
export function PictureView({ pictures, place, onPlace, onClose }: PictureViewProps) {
  const { thread } = useTexts('forum');
  const { pictures: texts } = useTexts('forum/writing');
  const picture = pictures[place];
  if (!picture) return null;
  const count = pictures.length;
  const title = thread.picture({ number: place + 1, count });
  const go = (step: number) => onPlace((place + step + count) % count);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') go(-1);
    else if (key === 'ArrowRight') go(1);
  };
  return (
    <Dialog isOpen size="lg" title={title} onClose={onClose}>
      {/* the arrows of the keyboard do what the two buttons do */}
      <Figure onKeyDown={onKeyDown}>
        <Picture
          key={picture.id}
          picture={picture}
          alt={picture.description ?? title}
          sizes="(min-width: 48em) 44rem, 100vw"
          isLazy={false}
          style={{ objectFit: 'contain', maxHeight: '70dvh' }}
        />
        <Foot>
          <figcaption aria-live="polite">{picture.description}</figcaption>
          {count > 1 ? (
            <span>
              <IconButton label={texts.previous()} autoFocus onClick={() => go(-1)}>
                <ArrowLeft aria-hidden="true" />
              </IconButton>
              <IconButton label={texts.next()} onClick={() => go(1)}>
                <ArrowRight aria-hidden="true" />
              </IconButton>
            </span>
          ) : null}
        </Foot>
      </Figure>
    </Dialog>
  );
}

const Figure = chakra('figure', { base: { display: 'grid', gap: '3', margin: '0' } });
const Foot = chakra('div', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3' },
});
