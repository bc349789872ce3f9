import { defineRecipe } from '@chakra-ui/react';

const control = {
  width: 'full',
  minWidth: '0',
  bg: 'bg.raised',
  color: 'fg',
  borderWidth: '1px',
  borderColor: 'border.strong',
  borderRadius: 'sm',
  fontFamily: 'body',
  /* with less than 16 px, iOS zooms into the page on focus */
  fontSize: 'md',
  transitionProperty: 'border-color',
  transitionDuration: 'fast',
  _hover: { borderColor: 'fg' },
  _focusVisible: { outlineOffset: '0', borderColor: 'fg' },
  _invalid: { borderColor: 'danger', boxShadow: 'inset 3px 0 0 {colors.danger}' },
  _disabled: { opacity: '0.6', cursor: 'not-allowed' },
} as const;

export const inputRecipe = defineRecipe({
  className: 'input',
  base: { ...control, height: 'control', paddingInline: '3' },
});

export const textareaRecipe = defineRecipe({
  className: 'textarea',
  base: { ...control, display: 'block', padding: '3', lineHeight: 'normal', resize: 'vertical' },
});

/** A native select. Its arrow is two strokes in the theme's own colour. */
export const selectRecipe = defineRecipe({
  className: 'select',
  base: {
    ...control,
    height: 'control',
    paddingInlineStart: '3',
    paddingInlineEnd: '9',
    appearance: 'none',
    cursor: 'pointer',
    backgroundImage:
      'linear-gradient(45deg, transparent 50%, currentColor 50%), linear-gradient(-45deg, transparent 50%, currentColor 50%)',
    backgroundSize: '6px 6px',
    backgroundPosition: 'right 18px center, right 12px center',
    backgroundRepeat: 'no-repeat',
    '& option': { bg: 'bg.raised', color: 'fg' },
  },
});

export const checkboxRecipe = defineRecipe({
  className: 'checkbox',
  base: {
    flexShrink: '0',
    width: '5',
    height: '5',
    accentColor: 'positive.solid',
    cursor: 'pointer',
  },
});
