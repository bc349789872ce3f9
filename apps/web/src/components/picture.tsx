import { chakra } from '@chakra-ui/react';
import type { Picture as StoredPicture } from '@oche/validators/uploads';
import type { ComponentProps } from 'react';

interface PictureProps
  extends Omit<ComponentProps<typeof Image>, 'src' | 'srcSet' | 'alt' | 'sizes' | 'loading'> {
  picture: StoredPicture;
  /** what it shows; empty only where a text beside it says the same */
  alt: string;
  /** how wide it is shown, e.g. `(min-width: 48em) 50vw, 100vw`: the browser fetches no larger one */
  sizes: string;
  /** false for what a page opens with */
  isLazy?: boolean;
}

/** An uploaded picture, in its mean colour until it is there. Its frame decides how large it is. */
export function Picture({ picture, isLazy = true, style, ...image }: PictureProps) {
  return (
    <Image
      {...image}
      src={picture.url}
      srcSet={picture.sources.map(({ url, width }) => `${url} ${width}w`).join(', ')}
      // Chakra takes width and height for style
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
