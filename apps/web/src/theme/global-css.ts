import { defineGlobalStyles } from '@chakra-ui/react';
import { pageHead } from './page-head.ts';

/** Styles of elements without classes. They are served once, in the theme's file. */
export const globalCss = defineGlobalStyles({
  ...pageHead,
  html: {
    ...pageHead.html,
    '--global-font-body': 'fonts.body',
    '--global-color-border': 'colors.border',
    bg: 'bg',
    color: 'fg',
    colorScheme: 'light dark',
    // no word ends with a line of two letters, such as Kellermeist-er
    hyphenateLimitChars: '9 4 4',
    // keeps a focused element clear of the header and of a form's bar
    scrollPaddingBlock: '5rem calc(5rem + var(--bar, 0px))',
  },
  /* what is written in the docked form is within that margin, and is in sight all the same: else the browser would
     scroll to the end of the page with the first letter */
  'html:has([data-dock]:focus-within)': {
    scrollPaddingBlock: '0 !important',
    '& article': { scrollMarginBlock: '5rem calc(var(--dock) + 1rem)' },
  },
  body: {
    margin: '0',
    /* beside the camera of a phone that lies on its side */
    paddingInline: 'env(safe-area-inset-left, 0px) env(safe-area-inset-right, 0px)',
    textStyle: 'body',
    fontSynthesis: 'none',
  },
  '.light': { colorScheme: 'light', color: 'fg' },
  '.dark': { colorScheme: 'dark', color: 'fg' },
  'h1, h2, h3': { textWrap: 'balance' },
  p: { textWrap: 'pretty' },
  'b, strong': { fontWeight: 'semibold' },
  ':focus-visible': {
    outline: '2px solid',
    outlineColor: 'focus',
    outlineOffset: '2px',
    '@media (forced-colors: active)': { outlineColor: 'Highlight' },
  },
  /* the focus is moved there after a change of page; nobody can do anything with it */
  ':focus:not(:focus-visible), h1[tabindex="-1"]': { outline: 'none' },
  '::selection': { bg: 'tape', color: 'board.black' },
  '::placeholder': { color: 'fg.muted!' },
  'dialog::backdrop': { bg: 'rgb(15 10 7 / 60%)' },
  '*, *::before, *::after': {
    '@media (prefers-reduced-motion: reduce)': {
      animationDuration: '1ms !important',
      animationDelay: '0ms !important',
      animationIterationCount: '1 !important',
      // a duration, however short, would begin a transition of each element that has none
      transition: 'none !important',
    },
  },
});

export const keyframes = {
  pulse: { '50%': { opacity: '0.45' } },
  spin: { to: { transform: 'rotate(360deg)' } },
  runOut: { to: { transform: 'scaleX(0)' } },
  /** a dart flies in from the reader's side and sticks */
  land: { from: { opacity: '0', transform: 'translate(90px, 150px) scale(2.2)' } },
  appear: { from: { opacity: '0' } },
  slideUp: { from: { opacity: '0', transform: 'translateY(0.75rem)' } },
  /** a wire of the bracket, from a match to where its winner plays next */
  drawn: { from: { strokeDashoffset: '1' } },
  /* a layer of the landing's film is there for some of its five scenes, from the first one on */
  oneScene: { '0%, 19%': { opacity: '1' }, '20%, 99%': { opacity: '0' }, to: { opacity: '1' } },
  twoScenes: { '0%, 39%': { opacity: '1' }, '40%, 99%': { opacity: '0' }, to: { opacity: '1' } },
  fourScenes: { '0%, 79%': { opacity: '1' }, '80%, 99%': { opacity: '0' }, to: { opacity: '1' } },
  arrive: { from: { opacity: '0', transform: 'translateX(-1rem)' } },
};
