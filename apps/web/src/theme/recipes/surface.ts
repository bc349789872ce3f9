import { defineRecipe } from '@chakra-ui/react';

export const cardRecipe = defineRecipe({
  className: 'card',
  base: { bg: 'bg.raised', borderWidth: '1px', borderColor: 'border', borderRadius: 'sm' },
  variants: {
    padding: {
      none: {},
      sm: { padding: '3' },
      md: { padding: { base: '4', md: '5' } },
      lg: { padding: { base: '5', md: '8' } },
    },
    /** the meaning of the card, shown as a thick edge; its text must say it, too */
    tone: {
      plain: {},
      accent: { borderInlineStartWidth: '4px', borderInlineStartColor: 'accent.solid' },
      positive: { borderInlineStartWidth: '4px', borderInlineStartColor: 'positive.solid' },
      warning: { borderInlineStartWidth: '4px', borderInlineStartColor: 'warning.solid' },
    },
  },
  defaultVariants: { padding: 'md', tone: 'plain' },
});

export const containerRecipe = defineRecipe({
  className: 'container',
  base: { width: 'full', marginInline: 'auto', paddingInline: { base: '4', md: '6', xl: '8' } },
  variants: {
    width: {
      page: { maxWidth: 'page' },
      text: { maxWidth: 'calc({sizes.measure} + {spacing.16})' },
      form: { maxWidth: 'calc({sizes.form} + {spacing.16})' },
    },
  },
  defaultVariants: { width: 'page' },
});

export const skeletonRecipe = defineRecipe({
  className: 'skeleton',
  base: {
    bg: 'border',
    opacity: '0.7',
    borderRadius: 'sm',
    animation: 'pulse 1.6s ease-in-out infinite',
  },
});
