import { defineTextStyles } from '@chakra-ui/react';

const display = { fontFamily: 'display', fontWeight: 'heavy', textTransform: 'uppercase' } as const;
const figures = { fontFamily: 'display', fontVariantNumeric: 'tabular-nums lining-nums' } as const;

/** Poster type for headings and numbers, calm type for running text. */
export const textStyles = defineTextStyles({
  /** for the one line of a page that shouts */
  hero: { value: { ...display, fontSize: 'hero', lineHeight: 'solid', letterSpacing: 'tight' } },
  poster: { value: { ...display, fontSize: '5xl', lineHeight: 'poster', letterSpacing: 'tight' } },
  title: { value: { ...display, fontSize: { base: '2xl', md: '3xl' }, lineHeight: 'tight' } },
  heading: { value: { ...display, fontSize: { base: 'xl', md: '2xl' }, lineHeight: 'tight' } },
  subheading: {
    value: { fontFamily: 'display', fontWeight: 'semibold', fontSize: 'lg', lineHeight: 'snug' },
  },
  /** column heads, eyebrows, tabs: in normal case, as only headings and first actions shout */
  label: {
    value: {
      fontFamily: 'display',
      fontWeight: 'semibold',
      fontSize: 'sm',
      lineHeight: 'snug',
      letterSpacing: '0.015em',
      /* the face's narrow space vanishes before a j: "Preis je Stunde" */
      wordSpacing: '0.08em',
    },
  },
  lead: { value: { fontFamily: 'body', fontSize: 'lg', lineHeight: 1.45 } },
  body: { value: { fontFamily: 'body', fontSize: 'md', lineHeight: 'normal' } },
  small: { value: { fontFamily: 'body', fontSize: 'sm', lineHeight: 1.45 } },
  caption: { value: { fontFamily: 'body', fontSize: 'xs', lineHeight: 1.4 } },
  /** numbers in rows: times, counts, prices */
  number: { value: { ...figures, fontWeight: 'semibold' } },
  numberHero: { value: { ...figures, fontWeight: 'heavy', fontSize: '4xl', lineHeight: 'solid' } },
});
