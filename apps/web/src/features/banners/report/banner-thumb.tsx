import { chakra } from '@chakra-ui/react';
import type { Picture as StoredPicture } from '@oche/validators/uploads/schemas';
import { Picture } from '../../../components/picture.tsx';

interface BannerThumbProps {
  picture: StoredPicture | null;
  /** instead of a picture that is missing */
  missing?: string;
}

/** A banner's whole picture, small, beside its title. */
export function BannerThumb({ picture, missing }: BannerThumbProps) {
  return (
    <Frame>
      {picture ? <Picture picture={picture} alt="" sizes="8rem" /> : <small>{missing}</small>}
    </Frame>
  );
}

const Frame = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '8rem',
    height: '10',
    flexShrink: '0',
    overflow: 'hidden',
    bg: 'bg.sunken',
    borderRadius: 'sm',
    '& small': { textStyle: 'caption', color: 'fg.muted' },
    '& img': { objectFit: 'contain' },
  },
});
