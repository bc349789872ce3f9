import { defineRecipe } from '@chakra-ui/react';

export const headingRecipe = defineRecipe({
  className: 'heading',
  base: { margin: '0' },
  variants: {
    size: {
      hero: { textStyle: 'hero' },
      poster: { textStyle: 'poster' },
      title: { textStyle: 'title' },
      heading: { textStyle: 'heading' },
      subheading: { textStyle: 'subheading' },
      label: { textStyle: 'label' },
    },
  },
  defaultVariants: { size: 'heading' },
});

/** Links in running text are underlined; in lists and bars their place says that they are links. */
export const linkRecipe = defineRecipe({
  className: 'link',
  base: {
    color: 'link',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    transitionProperty: 'color, text-decoration-color',
    transitionDuration: 'fast',
  },
  variants: {
    variant: {
      underline: { textDecorationLine: 'underline', _hover: { color: 'link.hover' } },
      plain: {
        color: 'inherit',
        textDecorationLine: 'none',
        _hover: { textDecorationLine: 'underline', textDecorationColor: '{colors.accent}' },
      },
    },
  },
  defaultVariants: { variant: 'underline' },
});

export const badgeRecipe = defineRecipe({
  className: 'badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    paddingInline: '1.5',
    borderRadius: 'sm',
    fontFamily: 'display',
    fontWeight: 'semibold',
    fontSize: 'sm',
    lineHeight: '1.4',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    '& svg': { width: '1em', height: '1em' },
  },
  variants: {
    tone: {
      neutral: { bg: 'bg.sunken', color: 'fg' },
      accent: { bg: 'accent.subtle', color: 'accent' },
      positive: { bg: 'positive.subtle', color: 'positive' },
      warning: { bg: 'warning.subtle', color: 'warning' },
      danger: { bg: 'danger.solid', color: 'danger.contrast' },
      inverse: { bg: 'bg.inverse', color: 'fg.inverse' },
    },
  },
  defaultVariants: { tone: 'neutral' },
});
