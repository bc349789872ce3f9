import { chakra } from '@chakra-ui/react';
import type { ItemCategory } from '@oche/validators/market/limits';
import type { Picture as StoredPicture } from '@oche/validators/uploads/schemas';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { IconButton } from '../../../components/button.tsx';
import { Stack } from '../../../components/layout.tsx';
import { Picture } from '../../../components/picture.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { ItemDrawing } from '../card/item-drawing.tsx';
import { useSlides } from './use-slides.ts';

interface GalleryProps {
  item: { title: string; category: ItemCategory; pictures: readonly StoredPicture[] };
}

const STEPS: Readonly<Record<string, number | undefined>> = { ArrowLeft: -1, ArrowRight: 1 };

/** All pictures of an ad: swiped, by arrow keys, by buttons, or picked below. */
export function Gallery({ item: { title, category, pictures } }: GalleryProps) {
  const texts = useTexts('market/item').gallery;
  const count = pictures.length;
  const slides = useSlides(count);
  if (count === 0) {
    return (
      <Frame>
        <ItemDrawing category={category} />
      </Frame>
    );
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step || count === 1) return;
    event.preventDefault();
    slides.show(slides.index + step);
  };
  return (
    <Stack gap="2" minWidth="0" role="group" aria-label={texts.label()} onKeyDown={onKeyDown}>
      <Frame>
        {/* focusable, so that keys can turn it over */}
        <Slides
          ref={slides.scroller}
          role="group"
          aria-roledescription={texts.slides()}
          aria-label={texts.position({ number: slides.index + 1, count })}
          tabIndex={0}
          onScroll={slides.onScroll}
        >
          {pictures.map((picture, index) => (
            <Picture
              key={picture.id}
              picture={picture}
              alt={texts.alt({ title, number: index + 1 })}
              sizes="(min-width: 64em) 44rem, 100vw"
              isLazy={index > 0}
            />
          ))}
        </Slides>
        {count > 1 ? (
          <>
            <Turn label={texts.previous()} onClick={() => slides.show(slides.index - 1)}>
              <ChevronLeft aria-hidden="true" />
            </Turn>
            <Turn label={texts.next()} data-next onClick={() => slides.show(slides.index + 1)}>
              <ChevronRight aria-hidden="true" />
            </Turn>
            <Count aria-hidden="true">
              {slides.index + 1}/{count}
            </Count>
          </>
        ) : null}
      </Frame>
      {count > 1 ? (
        <Thumbs>
          {pictures.map((picture, index) => (
            <li key={picture.id}>
              <Thumb
                type="button"
                aria-label={texts.show({ number: index + 1, count })}
                aria-current={index === slides.index || undefined}
                onClick={() => slides.show(index)}
              >
                <Picture picture={picture} alt="" sizes="6rem" />
              </Thumb>
            </li>
          ))}
        </Thumbs>
      ) : null}
    </Stack>
  );
}

const Frame = chakra('div', {
  base: {
    position: 'relative',
    aspectRatio: '4 / 3',
    maxHeight: { base: '62dvh', lg: 'none' },
    width: 'full',
    overflow: 'hidden',
    bg: 'board.surround',
    borderRadius: 'sm',
    borderBottom: '4px solid {colors.board.red}',
  },
});
const Slides = chakra('div', {
  base: {
    display: 'flex',
    width: 'full',
    height: 'full',
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    overscrollBehaviorX: 'contain',
    _focusVisible: { outlineOffset: '-4px' },
    '& > img': { flex: '0 0 100%', scrollSnapAlign: 'start', objectFit: 'contain' },
  },
});
const Turn = chakra(IconButton, {
  base: {
    position: 'absolute',
    top: '50%',
    insetInlineStart: '2',
    transform: 'translateY(-50%)',
    bg: 'bg.raised',
    borderRadius: 'full',
    '&[data-next]': { insetInlineStart: 'auto', insetInlineEnd: '2' },
  },
});
const Count = chakra('p', {
  base: {
    position: 'absolute',
    insetInlineEnd: '2',
    bottom: '2',
    paddingInline: '2',
    textStyle: 'number',
    color: 'board.chalk',
    bg: 'rgb(15 10 7 / 78%)',
    borderRadius: 'sm',
  },
});
const Thumbs = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(5, minmax(0, 6rem))',
    gap: '2',
    listStyle: 'none',
  },
});
const Thumb = chakra('button', {
  base: {
    display: 'block',
    width: 'full',
    aspectRatio: '4 / 3',
    overflow: 'hidden',
    cursor: 'pointer',
    borderRadius: 'sm',
    borderBottom: '4px solid transparent',
    opacity: '0.75',
    _hover: { opacity: '1' },
    '&[aria-current]': { opacity: '1', borderBottomColor: 'accent.solid' },
  },
});
