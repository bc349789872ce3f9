import { type BannerPosition, bannerSizes } from '@oche/validators/banners/limits';
import { type Place, placeOf } from './places.ts';

/** The style element that keeps room; the server writes it, and the browser afterwards. */
export const ROOM_ID = 'room';

/** Above and below a banner, beside the page's own space, in rem. */
export const roomAround: Record<Place, { above: number; below: number }> = {
  top: { above: 0, below: 1.5 },
  end: { above: 0, below: 2 },
  side: { above: 0, below: 0 },
};

/** The line above the picture, and the gap between them, in rem. */
const LINE = 1.75;

/**
 * Keeps room for banners that will come, so that nothing moves when they are there. Where there is none, there is no
 * room either.
 */
export const roomCss = (positions: readonly BannerPosition[]): string =>
  positions
    .map((position) => {
      const place = placeOf[position];
      const { above, below } = roomAround[place];
      const height = above + LINE + bannerSizes[position].height / 16 + below;
      return `[data-place=${place}]{min-height:${height}rem}`;
    })
    .join('') + NOT_ON_PAPER;

const NOT_ON_PAPER = '@media print{[data-place]{display:none}}';
