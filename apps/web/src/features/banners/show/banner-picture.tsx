import { chakra } from '@chakra-ui/react';
import { bannerSizes } from '@oche/validators/banners/limits';
import type { BannerFace } from '@oche/validators/banners/schemas';
import type { Picture } from '@oche/validators/uploads/schemas';
import { type CSSProperties, type ReactNode, type Ref, useState } from 'react';
import { Label, VisuallyHidden } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';

interface BannerPictureProps {
  banner: BannerFace;
  /** for previews: as on a phone, or as where there is room; default: what the screen is */
  as?: 'narrow' | 'wide';
  /** the picture, of which enough has to be seen */
  pictureRef?: Ref<HTMLDivElement>;
  onLoad?: () => void;
  onOpen?: () => void;
  /** stands at the end of the line above the picture */
  controls?: ReactNode;
}

/**
 * A banner with what it has to say of itself: that it is one, and on whose behalf. It counts nothing, so that a
 * preview can show it, too.
 */
export function BannerPicture({ banner, as, controls, ...area }: BannerPictureProps) {
  const texts = useTexts('banners');
  const { width, narrowWidth } = bannerSizes[banner.position];
  const narrow = banner.narrowPicture && narrowWidth ? narrowWidth : width;
  return (
    <Whole
      style={
        {
          // beside a page's content it stands at the edge of its column
          marginInlineStart: banner.position === 'sidebar' ? 0 : 'auto',
          '--wide': rem(as === 'narrow' ? (narrowWidth ?? width) : width),
          '--narrow': rem(as === 'narrow' ? (narrowWidth ?? width) : as ? width : narrow),
        } as CSSProperties
      }
    >
      <Line>
        <Label>{texts.label()}</Label>
        <Behalf>{texts.onBehalfOf({ advertiser: banner.advertiser })}</Behalf>
        {controls}
      </Line>
      <Area banner={banner} as={as} {...area} />
    </Whole>
  );
}

/** In the reader's font size, as all that is around it. */
const rem = (pixels: number) => `${pixels / 16}rem`;

function Area({ banner, as, pictureRef, onLoad, onOpen }: Omit<BannerPictureProps, 'controls'>) {
  const texts = useTexts('banners');
  const image = <Image key={banner.picture.id} banner={banner} as={as} onLoad={onLoad} />;
  return (
    <Frame ref={pictureRef} style={{ height: rem(bannerSizes[banner.position].height) }}>
      {banner.targetUrl ? (
        <Anchor
          href={banner.targetUrl}
          target="_blank"
          rel="sponsored noopener noreferrer"
          onClick={onOpen}
          // the middle button opens it, too
          onAuxClick={(event) => event.button === 1 && onOpen?.()}
        >
          {image}
          <VisuallyHidden>({texts.newTab()})</VisuallyHidden>
        </Anchor>
      ) : (
        image
      )}
    </Frame>
  );
}

/** A picture that can't be loaded is a grey area that says what would be there. */
function Image({
  banner: { title, picture, narrowPicture },
  as,
  onLoad,
}: Pick<BannerPictureProps, 'banner' | 'as' | 'onLoad'>) {
  const texts = useTexts('banners');
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed) {
    return (
      <Placeholder>
        {texts.placeholder()}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </Placeholder>
    );
  }
  const shown = as === 'narrow' && narrowPicture ? narrowPicture : picture;
  return (
    <picture>
      {narrowPicture && !as ? (
        <source media={PHONE} srcSet={sourcesOf(narrowPicture)} sizes="22.5rem" />
      ) : null}
      <Shown
        src={shown.url}
        srcSet={sourcesOf(shown)}
        sizes="(min-width: 62rem) 60rem, 100vw"
        alt={title}
        // one from the browser's cache may have been loaded before anybody listens
        ref={(image: HTMLImageElement | null) => {
          if (image?.complete && image.naturalWidth > 0) onLoad?.();
        }}
        onLoad={onLoad}
        onError={() => setHasFailed(true)}
        style={
          {
            backgroundColor: shown.colour,
            '--on-phones': narrowPicture ? 'contain' : 'cover',
          } as CSSProperties
        }
      />
    </picture>
  );
}

const PHONE = '(max-width: 47.99em)';

const sourcesOf = ({ sources }: Picture) =>
  sources.map(({ url, width }) => `${url} ${width}w`).join(', ');

const Whole = chakra('div', {
  base: {
    display: 'grid',
    gap: '1',
    width: 'full',
    marginInlineEnd: 'auto',
    maxWidth: { base: 'var(--narrow)', md: 'var(--wide)' },
  },
});
const Line = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    columnGap: '2',
    height: '6',
    whiteSpace: 'nowrap',
  },
});
const Behalf = chakra('span', {
  base: {
    textStyle: 'caption',
    color: 'fg.muted',
    flex: '1 1 0',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
});
const Frame = chakra('div', { base: { overflow: 'hidden', borderRadius: 'sm' } });
const Anchor = chakra('a', {
  base: { display: 'block', height: 'full', _focusVisible: { outlineOffset: '-3px' } },
});
const Shown = chakra('img', {
  base: {
    display: 'block',
    width: 'full',
    height: 'full',
    /* on a small phone the sides of its picture would be cut off, and words with them */
    objectFit: { base: 'var(--on-phones)', md: 'cover' },
    animation: 'appear 160ms',
  },
});
const Placeholder = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    height: 'full',
    bg: 'bg.sunken',
    color: 'fg.muted',
    textStyle: 'label',
  },
});
