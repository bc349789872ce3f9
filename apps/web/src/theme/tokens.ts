import { palette } from './palette.ts';

const value = <T extends string | number>(entry: T) => ({ value: entry });

/** `{ sm: '2px' }` → `{ sm: { value: '2px' } }`, the form that Chakra needs. */
const values = <T extends string | number>(entries: Record<string, T>) =>
  Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, value(entry)]));

/** Distances on a grid of 4 px, in rem, so that they grow with the reader's font size. */
const steps = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 44, 56,
];
const scale = Object.fromEntries(steps.map((step) => [String(step), `${step / 4}rem`]));

/** A font family, and system fonts with the same metrics until it has loaded (fonts.css). */
const withFallbacks = (family: string) =>
  ['', ' Arial', ' Roboto', ' DejaVu'].map((system) => `"${family}${system}"`).join(', ');

export const tokens = {
  colors: {
    board: {
      black: value(palette.board.black),
      sisal: value(palette.board.sisal),
      red: value(palette.red.bed),
      green: value(palette.green.bed),
      wire: value(palette.board.wire),
      surround: value(palette.board.surround),
      chalk: value(palette.chalk.base),
    },
    tape: value(palette.tape.base),
    transparent: value('transparent'),
    current: value('currentColor'),
  },
  fonts: values({
    display: `${withFallbacks('Barlow Condensed')}, "Arial Narrow", sans-serif`,
    body: `${withFallbacks('Source Sans 3')}, system-ui, sans-serif`,
  }),
  /** Each family has two weights; other names would make the browser draw weights of its own. */
  fontWeights: values({ normal: 400, semibold: 600, bold: 600, heavy: 800 }),
  fontSizes: values({
    xs: '0.8125rem',
    sm: '0.9375rem',
    md: '1.0625rem',
    lg: '1.25rem',
    xl: '1.5rem',
    '2xl': '2rem',
    '3xl': '2.75rem',
    '4xl': '3.75rem',
    '5xl': 'clamp(3.25rem, 2rem + 5vw, 5.5rem)',
    hero: 'clamp(4rem, 1.6rem + 11.2vw, 10.5rem)',
  }),
  lineHeights: values({ solid: '0.88', poster: '1', tight: '1.05', snug: '1.25', normal: '1.55' }),
  letterSpacings: values({ tight: '-0.01em', normal: '0', label: '0.06em' }),
  spacing: values({ '0': '0', px: '1px', ...scale }),
  sizes: values({
    '0': '0',
    px: '1px',
    ...scale,
    full: '100%',
    screen: '100dvh',
    min: 'min-content',
    max: 'max-content',
    fit: 'fit-content',
    control: '2.625rem',
    page: '77.5rem',
    measure: '68ch',
    form: '26rem',
  }),
  radii: values({ none: '0', sm: '2px', md: '3px', lg: '4px', full: '999px' }),
  shadows: values({ overlay: '0 18px 40px -18px rgb(15 10 7 / 55%)' }),
  durations: values({ fast: '120ms', normal: '160ms', slow: '200ms' }),
  easings: values({ throw: 'cubic-bezier(0.2, 0.8, 0.2, 1)' }),
  zIndex: values({ sticky: 10, overlay: 100, toast: 200 }),
};
