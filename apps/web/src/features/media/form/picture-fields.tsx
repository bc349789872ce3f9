import { CHANNEL_IMAGES_MAX } from '@oche/validators/media/limits';
import type { Picture } from '@oche/validators/uploads/schemas';
import { useState } from 'react';
import { Stack } from '../../../components/layout.tsx';
import { PictureUpload } from '../../../components/picture-upload/picture-upload.tsx';
import { Label } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';

interface PictureFieldsProps {
  logo: Picture | undefined;
  images: readonly Picture[];
  onLogo: (logo: Picture | undefined) => void;
  onImages: (images: Picture[]) => void;
  onBusy: (isBusy: boolean) => void;
}

const asUploaded = (picture: Picture) => ({ id: picture.id, picture, description: '' });

/** A channel's logo and its other pictures. */
export function PictureFields({ logo, images, onLogo, onImages, onBusy }: PictureFieldsProps) {
  const { form: texts } = useTexts('media');
  const [busy, setBusy] = useState({ logo: false, images: false });
  const note = (patch: Partial<typeof busy>) => {
    const next = { ...busy, ...patch };
    setBusy(next);
    onBusy(next.logo || next.images);
  };
  return (
    <>
      <Stack gap="1" minWidth="0">
        <Label>{texts.logo()}</Label>
        <PictureUpload
          label={texts.logo()}
          value={logo ? [asUploaded(logo)] : []}
          onChange={([first]) => onLogo(first?.picture)}
          max={1}
          isDescribed={false}
          onBusy={(isBusy) => note({ logo: isBusy })}
        />
      </Stack>
      <Stack gap="1" minWidth="0">
        <Label>{texts.images()}</Label>
        <PictureUpload
          label={texts.images()}
          value={images.map(asUploaded)}
          onChange={(value) => onImages(value.map(({ picture }) => picture))}
          max={CHANNEL_IMAGES_MAX}
          isDescribed={false}
          onBusy={(isBusy) => note({ images: isBusy })}
        />
      </Stack>
    </>
  );
}
