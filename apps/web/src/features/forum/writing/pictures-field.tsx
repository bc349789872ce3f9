import { chakra } from '@chakra-ui/react';
import { PICTURE_DESCRIPTION_MAX, POST_PICTURES_MAX } from '@oche/validators/forum/limits';
import { PictureUpload } from '../../../components/picture-upload/picture-upload.tsx';
import type { UploadedPicture } from '../../../components/picture-upload/uploaded-item.tsx';
import { useTexts } from '../../../i18n/react.tsx';

interface PicturesFieldProps {
  pictures: readonly UploadedPicture[];
  /** files that come in another way than through the buttons */
  arrived: readonly File[];
  onPictures: (pictures: UploadedPicture[]) => void;
  onBusy: (isBusy: boolean) => void;
}

/** The pictures of a post that is being written. */
export function PicturesField({ pictures, arrived, onPictures, onBusy }: PicturesFieldProps) {
  const { format: texts } = useTexts('forum/writing');
  return (
    <Small>
      <PictureUpload
        label={texts.pictures()}
        value={pictures}
        arrived={arrived}
        onChange={onPictures}
        max={POST_PICTURES_MAX}
        maxDescription={PICTURE_DESCRIPTION_MAX}
        hasCamera
        onBusy={onBusy}
      />
    </Small>
  );
}

/** Beside its words each picture takes little of the room in which one writes. */
const Small = chakra('div', {
  base: {
    '& ol': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))' },
    '& li': { gridTemplateColumns: '6rem minmax(0, 1fr)', columnGap: '3' },
    '& li > :first-child': { gridRow: '1 / span 3', alignSelf: 'start' },
    '& li > :not(:first-child)': { gridColumn: '2' },
  },
});
