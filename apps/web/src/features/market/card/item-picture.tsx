import type { ItemCategory } from '@oche/validators/market/limits';
import type { Picture as StoredPicture } from '@oche/validators/uploads/schemas';
import { Picture } from '../../../components/picture.tsx';
import { ItemDrawing } from './item-drawing.tsx';

interface ItemPictureProps {
  item: { category: ItemCategory; picture: StoredPicture | null };
  /** how wide it is shown, as in the attribute `sizes` of an image */
  sizes: string;
  /** false for pictures that are visible when the page opens */
  isLazy?: boolean;
}

/** An ad's first picture, or else a drawing of its kind. Its title is beside it. Fills its frame. */
export const ItemPicture = ({ item: { picture, category }, ...rest }: ItemPictureProps) =>
  picture ? <Picture picture={picture} alt="" {...rest} /> : <ItemDrawing category={category} />;
