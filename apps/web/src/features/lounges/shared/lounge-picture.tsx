import type { Picture as StoredPicture } from '@oche/validators/uploads/schemas';
import { Picture } from '../../../components/picture.tsx';
import { LoungeDrawing } from './lounge-drawing.tsx';
import type { Tonight } from './use-tonight.ts';

interface LoungePictureProps {
  lounge: { numberOfBoards: number };
  photo: StoredPicture | null;
  /** how full it is today, for those without a photo */
  day?: Tonight | undefined;
  /** what the photo shows; empty if the name is beside it */
  alt?: string;
  /** how wide it is shown, as in the attribute `sizes` of an image */
  sizes: string;
  /** false for pictures that are visible when the page opens */
  isLazy?: boolean;
}

/** A lounge's photo, or else a drawing of its day. Fills its frame. */
export function LoungePicture({
  lounge,
  photo,
  day,
  alt = '',
  sizes,
  isLazy = true,
}: LoungePictureProps) {
  if (!photo) return <LoungeDrawing boards={lounge.numberOfBoards} day={day} />;
  return <Picture picture={photo} alt={alt} sizes={sizes} isLazy={isLazy} />;
}
