import { RADIUS, RINGS, sectorPath } from '../components/board/board-geometry.ts';
import { palette } from './palette.ts';

const { board, red, green } = palette;
/** A bed spans 18 degrees. */
const bed = (inner: number, outer: number) => sectorPath(-9, 9, inner, outer);

/** A wedge of the board as in `Wedge`, for a background. Its rim is 54 units wide. */
function wedgeImage(single: string, ring: string): string {
  const singles = bed(...RINGS.outerSingle) + bed(...RINGS.innerSingle);
  const rings = bed(...RINGS.double) + bed(...RINGS.treble);
  const lines = bed(RADIUS.outerBull, RADIUS.doubleOuter) + rings;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-28 -171 56 156"><path d="${singles}" fill="${single}"/><path d="${rings}" fill="${ring}"/><path d="${lines}" fill="none" stroke="${palette.pub.wireStrong}" stroke-linejoin="round"/></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}

/**
 * The head of a page: a band as black as a scoreboard over the whole width, whose content stays in the page's column,
 * with the wedge of its area and the ring of doubles as its lower edge. `--bed-number`, `--bed` and `--bed-room` say
 * which wedge that is. It is in the theme's file, so that it costs no page any script.
 */
export const pageHead = {
  html: {
    '--ring':
      'repeating-linear-gradient(90deg, {colors.board.red} 0 calc(50% - 1px), {colors.board.wire} calc(50% - 1px) 50%, {colors.board.green} 50% calc(100% - 1px), {colors.board.wire} calc(100% - 1px) 100%)',
    '--bed-black': wedgeImage(board.black, red.bed),
    '--bed-sisal': wedgeImage(board.sisal, green.bed),
  },
  '[data-band]': {
    position: 'relative',
    width: '100vw',
    marginInline: 'calc(50% - 50vw)',
    paddingInlineStart: 'calc(50vw - 50% + var(--bed-room, 0px))',
    paddingInlineEnd: 'calc(50vw - 50%)',
    paddingBlock: { base: '5', md: '7' },
    display: 'grid',
    gap: '2',
    bg: 'bg.sunken',
    color: 'fg',
    /* only the longest words of a language that joins them are divided, and on a phone */
    hyphens: { base: 'auto', md: 'manual' },
    hyphenateLimitChars: '16 6 6',
  },
  /* who has been here before comes for what is below */
  '[data-known] [data-band]': { paddingBlock: { base: '3', md: '4' } },
  '[data-known=area] [data-lead]': { display: 'none' },
  '[data-known] [data-band] h1': {
    flexBasis: { base: '9rem', md: '16rem' },
    fontSize: { base: '2xl', md: '3xl' },
  },
  '[data-known] [data-band]::before': { top: { base: '1.5', md: '2' } },
  '[data-band] *': { overflowWrap: 'anywhere' },
  '[data-band]:not(* + *)': { marginTop: { base: '-6', md: '-10' } },
  '[data-band]::before': {
    /* decoration, which nobody needs to hear */
    content: 'var(--bed-number, none) / ""',
    position: 'absolute',
    top: { base: '4', md: '5' },
    bottom: '0',
    /* from the edge of the page's column, into the room that is kept free before it */
    gridColumn: '1 / -1',
    insetInlineStart: 'calc(-1 * var(--bed-room, 0px))',
    width: { base: '2.5rem', md: '3.5rem' },
    background: 'var(--bed) no-repeat center top {sizes.10} / 100%',
    textStyle: 'numberHero',
    fontSize: { base: '2xl', md: '2.5rem' },
    textAlign: 'center',
  },
  '[data-band]::after': {
    content: '""',
    position: 'absolute',
    insetInline: '0',
    bottom: '0',
    height: '1.5',
    backgroundImage: 'var(--ring)',
    backgroundSize: '10% 100%',
    borderBlock: '1px solid {colors.board.wire}',
  },
  /* what opens from a dark band is a part of the page again, and by day it is light */
  '.light .dark :is(dialog, [popover])': { colorScheme: 'light' },
};
