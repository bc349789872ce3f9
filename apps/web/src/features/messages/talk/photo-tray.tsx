import { chakra } from '@chakra-ui/react';
import { MESSAGE_PICTURES_MAX } from '@oche/validators/conversations/limits';
import { X } from 'lucide-react';
import { IconButton } from '../../../components/button.tsx';
import { Picture } from '../../../components/picture.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import type { MessagePhotos } from './use-photos.ts';

/** The photos above the field, as they come in. */
export function PhotoTray({ photos }: { photos: MessagePhotos }) {
  const { write: texts } = useTexts('messages');
  const ui = useUi();
  const { pictures, pending, isTooMany } = photos;
  if (pictures.length + pending.length === 0 && !isTooMany) return null;
  return (
    <>
      <Tray aria-label={texts.photos()}>
        {pictures.map((picture, index) => (
          <Photo key={picture.id}>
            <Picture picture={picture} alt="" sizes="5rem" />
            <Remove
              label={texts.remove({ number: index + 1 })}
              variant="solid"
              size="sm"
              onClick={() => photos.remove(picture.id)}
            >
              <X aria-hidden="true" />
            </Remove>
          </Photo>
        ))}
        {pending.map(({ key, state, progress, error, file }) => (
          <Photo key={`pending-${key}`} data-failed={state === 'failed' || undefined}>
            {state === 'failed' ? (
              <Problem role="alert">
                {file.name}: {ui.readError(error).message}
              </Problem>
            ) : (
              <Progress aria-label={texts.uploading()} max={1} value={progress} />
            )}
            <Remove
              label={texts.remove({ number: pictures.length + 1 })}
              variant="solid"
              size="sm"
              onClick={() => photos.dismiss(key)}
            >
              <X aria-hidden="true" />
            </Remove>
          </Photo>
        ))}
      </Tray>
      {isTooMany ? (
        <Problem role="alert">{texts.tooMany({ max: MESSAGE_PICTURES_MAX })}</Problem>
      ) : null}
    </>
  );
}

const Tray = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', listStyle: 'none' },
});
const Photo = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    alignContent: 'center',
    width: '20',
    height: '20',
    overflow: 'hidden',
    bg: 'bg.sunken',
    borderRadius: 'sm',
    '&[data-failed]': { width: '56', paddingInline: '2', paddingInlineEnd: '10' },
  },
});
const Remove = chakra(IconButton, {
  base: { position: 'absolute', top: '0', insetInlineEnd: '0' },
});
const Progress = chakra('progress', {
  base: { width: 'full', height: '2', accentColor: 'positive.solid' },
});
const Problem = chakra('p', {
  base: { textStyle: 'small', fontWeight: 'semibold', color: 'danger' },
});
