import { chakra } from '@chakra-ui/react';
import type { Picture as StoredPicture } from '@oche/validators/uploads/schemas';
import type { ComponentProps } from 'react';

interface PictureProps
  extends Omit<ComponentProps<typeof Image>, 'src' | 'srcSet' | 'alt' | 'sizes' | 'loading'> {
  picture: StoredPicture;
  /** what it shows; empty only if a text beside it says the same */
  alt: string;
  /** shown width, e.g. `(min-width: 48em) 50vw, 100vw`, so that the browser loads no larger file */
  sizes: string;
  /** false for pictures that are visible when the page opens */
  isLazy?: boolean;
}

/**
 * An uploaded picture, shown as its mean colour until it has loaded. Its frame decides on the size.
 */
export function Picture({ picture, isLazy = true, style, ...image }: PictureProps) {
  return (
    <Image
      {...image}
      src={picture.url}
      srcSet={picture.sources.map(({ url, width }) => `${url} ${width}w`).join(', ')}
      // Chakra would take `width` and `height` for styles
      htmlWidth={picture.width}
      htmlHeight={picture.height}
      loading={isLazy ? 'lazy' : 'eager'}
      decoding="async"
      style={{ backgroundColor: picture.colour, ...style }}
    />
  );
}

const Image = chakra('img', {
  base: { display: 'block', width: 'full', height: 'full', objectFit: 'cover' },
});
