/** A lucide icon, as the shape through which a colour is seen. Of all signs only a hash would end its address. */
const icon = (shapes: string) =>
  `url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'>${shapes.replaceAll('"', "'")}</svg>")`;

/** In the order of the bar: a house, a target, a place, a cup, a talk. */
const ICONS = [
  '<path d="M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z"/>',
  '<circle cx="12" cy="12" r="10"/><circle cx="12" cy="12" r="6"/><circle cx="12" cy="12" r="2"/>',
  '<path d="M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0"/><circle cx="12" cy="10" r="3"/>',
  '<path d="M10 14.66V17a1 1 0 0 1-1 1 2 2 0 0 0-2 2v2M14 14.66V17a1 1 0 0 0 1 1 2 2 0 0 1 2 2v2M17.916 10H19.5A2.5 2.5 0 0 0 22 7.5V5a1 1 0 0 0-1-1h-3M4 22h16M6 9a6 6 0 0 0 12 0V3a1 1 0 0 0-1-1H7a1 1 0 0 0-1 1zM6.084 10H4.5A2.5 2.5 0 0 1 2 7.5V5a1 1 0 0 1 1-1h3"/>',
  '<path d="M16 10a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 14.286V4a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2zM20 9a2 2 0 0 1 2 2v10.286a.71.71 0 0 1-1.212.502l-2.202-2.202A2 2 0 0 0 17.172 19H10a2 2 0 0 1-2-2v-1"/>',
];

/** A phone whose keyboard is open, or that lies on its side: all of the height is for the page. */
const LOW = '@media (max-height: 25rem)';

/**
 * The bar of a phone with the five ways of the site, as black as a scoreboard. It has its own room at the end of the
 * page's column, and what sticks to the lower edge stands on it (`--bar`). It is in the theme's file, icons included,
 * so that it costs no page any script.
 */
export const tabBar = {
  'html:has([data-tabs])': {
    '--bar': { base: 'calc(3.5rem + env(safe-area-inset-bottom, 0px))', lg: '0px' },
    [LOW]: { '--bar': '0px' },
  },
  /* what lies above the page lies above its bar, too */
  'dialog, [popover]': { '--bar': '0px' },
  '[data-tabs]': {
    position: 'sticky',
    bottom: '0',
    zIndex: 'sticky',
    display: { base: 'grid', lg: 'none' },
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    height: 'var(--bar)',
    paddingBottom: 'env(safe-area-inset-bottom, 0px)',
    bg: 'bg',
    color: 'fg',
    borderTop: '1px solid {colors.board.wire}',
    [LOW]: { display: 'none' },
  },
  '[data-tabs] a': {
    position: 'relative',
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: '1',
    minWidth: '0',
    color: 'fg.muted',
    textDecoration: 'none',
    textStyle: 'label',
    fontSize: 'xs',
    lineHeight: 'tight',
    letterSpacing: 'normal',
  },
  '[data-tabs] a:focus-visible': { outlineOffset: '-3px' },
  '[data-tabs] a > *': { position: 'relative', maxWidth: '100%' },
  '[data-tabs] b': { fontWeight: 'inherit' },
  '[data-tabs] i': {
    display: 'block',
    width: '1.375rem',
    height: '1.375rem',
    bg: 'currentColor',
    mask: 'var(--icon) center / contain no-repeat',
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', bg: 'LinkText' },
  },
  ...Object.fromEntries(
    ICONS.map((shapes, index) => [
      `[data-tabs] a:nth-of-type(${index + 1})`,
      { '--icon': icon(shapes) },
    ]),
  ),
  /* a bed of the board, which points at where one is */
  '[data-tabs] [aria-current=page]': { color: 'fg' },
  '[data-tabs] [aria-current=page]::before': {
    content: '""',
    position: 'absolute',
    top: '-1px',
    bottom: '0',
    width: 'min(4.25rem, 100%)',
    bg: 'board.red',
    clipPath: 'polygon(0 0, 100% 0, 78% 100%, 22% 100%)',
  },
  '[data-tabs] a:nth-of-type(even)[aria-current=page]::before': { bg: 'board.green' },
};
