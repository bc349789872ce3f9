import { chakra } from '@chakra-ui/react';
import type { Lounge } from '@oche/validators/lounges/schemas';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../../i18n/react.tsx';
import { LoungePicture } from '../shared/lounge-picture.tsx';
import { useTonight } from '../shared/use-tonight.ts';

const PhotoViewer = lazy(() =>
  import('./photo-viewer.tsx').then((m) => ({ default: m.PhotoViewer })),
);

/** How many small photos are beside the large one; the viewer has the rest. */
const SMALL = 4;

/** The first photo in large, some more beside it, and all of them in a viewer. */
export function Gallery({ lounge }: { lounge: Lounge }) {
  const texts = useTexts('lounge');
  const [shown, setShown] = useState<number | null>(null);
  const { photos } = lounge;
  const count = photos.length;
  if (count === 0) {
    return (
      <Frame data-count={0}>
        <Drawn lounge={lounge} />
      </Frame>
    );
  }
  /* a button's accessible name has to contain its visible text */
  const nameOf = (index: number) => {
    const name = texts.gallery.open({ number: index + 1, count });
    const hasWords = (index === 0 && count > 1) || (index === SMALL && count > SMALL + 1);
    return hasWords ? `${texts.showPhotos({ count })}: ${name}` : name;
  };
  return (
    <>
      <Frame
        data-count={Math.min(count, SMALL + 1)}
        aria-label={texts.gallery.label()}
        role="group"
      >
        {photos.slice(0, SMALL + 1).map((photo, index) => (
          <PhotoButton
            key={photo.id}
            type="button"
            aria-label={nameOf(index)}
            onClick={() => setShown(index)}
          >
            <LoungePicture
              lounge={lounge}
              photo={photo}
              alt={photo.description ?? ''}
              sizes={index === 0 ? '(min-width: 64em) 60vw, 100vw' : '(min-width: 64em) 20vw, 50vw'}
              isLazy={index > 0}
            />
            {index === 0 && count > 1 ? <Count>{texts.showPhotos({ count })}</Count> : null}
            {index === SMALL && count > SMALL + 1 ? (
              <More>{texts.showPhotos({ count })}</More>
            ) : null}
          </PhotoButton>
        ))}
      </Frame>
      {shown === null ? null : (
        <Suspense fallback={null}>
          <PhotoViewer lounge={lounge} start={shown} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </>
  );
}

function Drawn({ lounge }: { lounge: Lounge }) {
  const day = useTonight([lounge]).get(lounge.id);
  return <LoungePicture lounge={lounge} photo={null} day={day} sizes="100vw" />;
}

const Frame = chakra('div', {
  base: {
    display: 'grid',
    gap: '1',
    height: { base: '15rem', md: '22rem', lg: '26rem' },
    overflow: 'hidden',
    borderRadius: 'sm',
    '& > *': { minHeight: '0', minWidth: '0' },
    /* lower, as a drawing shows less than a photo */
    '&[data-count="0"]': { height: { base: '9rem', md: '13rem' } },
    '& > :first-of-type': { gridRow: '1 / -1' },
    '&[data-count="2"]': { gridTemplateColumns: { md: '3fr 2fr' } },
    '&[data-count="3"]': {
      gridTemplateColumns: { md: '3fr 2fr' },
      gridTemplateRows: { md: '1fr 1fr' },
    },
    '&[data-count="4"], &[data-count="5"]': {
      gridTemplateColumns: { md: '3fr 1fr 1fr' },
      gridTemplateRows: { md: '1fr 1fr' },
    },
    '&[data-count="4"] > :last-of-type': { gridColumn: { md: '2 / -1' } },
    /* on a phone one photo fills the frame; the viewer has the others */
    mdDown: { '& > :not(:first-of-type)': { display: 'none' } },
  },
});
const PhotoButton = chakra('button', {
  base: {
    position: 'relative',
    display: 'block',
    cursor: 'zoom-in',
    '& img': { transition: 'transform 200ms' },
    '&:hover img': { transform: 'scale(1.02)' },
    _focusVisible: { outlineOffset: '-4px' },
  },
});
/** Only on a phone, where the other photos are not visible. */
const Count = chakra('span', {
  base: {
    display: { md: 'none' },
    position: 'absolute',
    insetInlineEnd: '2',
    bottom: '2',
    paddingInline: '2',
    textStyle: 'label',
    color: 'board.chalk',
    bg: 'rgb(15 10 7 / 78%)',
    borderRadius: 'sm',
  },
});
const More = chakra('span', {
  base: {
    position: 'absolute',
    inset: '0',
    display: 'grid',
    placeItems: 'center',
    padding: '2',
    textStyle: 'subheading',
    color: 'board.chalk',
    bg: 'rgb(15 10 7 / 62%)',
  },
});
