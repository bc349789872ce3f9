/**
 * The boards of those who have no picture: beds in two of its colours, one that was hit, and a black or a sisal middle
 * for the letters. They are in the theme's file, so that they cost no page any script.
 */
const COLOURS = [
  ['black', 'sisal'],
  ['red', 'black'],
  ['green', 'black'],
  ['red', 'sisal'],
  ['green', 'sisal'],
  ['red', 'green'],
] as const;

const looks = [...COLOURS, ...COLOURS].map(([one, other], index) => {
  const isDark = index < COLOURS.length;
  return [
    `[data-face="${index}"]`,
    {
      '--one': `{colors.board.${one}}`,
      '--other': `{colors.board.${other}}`,
      '--bed': index % 2 ? '36deg' : '18deg',
      '--middle': isDark ? '{colors.board.black}' : '{colors.board.sisal}',
      color: isDark ? 'board.sisal' : 'board.black',
    },
  ];
});

export const faces = {
  '[data-face]': {
    backgroundImage:
      'radial-gradient(closest-side, var(--middle) 74%, transparent 75%), conic-gradient(from var(--hit), {colors.tape} var(--bed), transparent 0), repeating-conic-gradient(var(--one) 0 var(--bed), var(--other) 0 calc(2 * var(--bed)))',
  },
  ...Object.fromEntries(looks),
};
