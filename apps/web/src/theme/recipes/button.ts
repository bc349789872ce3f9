import { defineRecipe } from '@chakra-ui/react';

/** Only the first actions of a screen shout; the others speak. */
const capitals = { letterSpacing: 'label', textTransform: 'uppercase' } as const;
const normal = { letterSpacing: 'normal', textTransform: 'none' } as const;

/**
 * `solid` is the main action of a screen and `accent` the one invitation of a whole page, both in
 * capitals; `outline` and `ghost` are for actions beside them, and `danger` removes something. `wedge` cuts the right
 * edge like a bed of the board; the cut is painted behind the text, so that the focus ring stays
 * whole. Small ones stand in rows and bars, many on a screen, so none of them is in capitals.
 */
export const buttonRecipe = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: '0',
    maxWidth: 'full',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'sm',
    fontFamily: 'display',
    fontWeight: 'semibold',
    lineHeight: '1.1',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    transitionProperty: 'background-color, color, border-color, opacity',
    transitionDuration: 'fast',
    _disabled: { opacity: '0.55', cursor: 'not-allowed' },
    _print: { display: 'none' },
    /* one of several that can be chosen is no action */
    '&:is([aria-pressed], [aria-checked], [aria-current])': normal,
    '& svg': { flexShrink: '0', width: '1.15em', height: '1.15em' },
  },
  variants: {
    variant: {
      solid: {
        ...capitals,
        '--ground': 'colors.bg.inverse',
        bg: 'var(--ground)',
        color: 'fg.inverse',
        _hover: {
          '--ground': 'color-mix(in srgb, {colors.bg.inverse} 78%, {colors.accent.solid})',
        },
      },
      accent: {
        ...capitals,
        '--ground': 'colors.accent.solid',
        bg: 'var(--ground)',
        color: 'accent.contrast',
        _hover: { '--ground': 'colors.bg.inverse', color: 'fg.inverse' },
      },
      outline: {
        '--ground': 'transparent',
        bg: 'var(--ground)',
        color: 'fg',
        borderColor: 'border.strong',
        _hover: { '--ground': 'colors.bg.sunken', borderColor: 'fg' },
      },
      ghost: {
        '--ground': 'transparent',
        bg: 'var(--ground)',
        color: 'fg',
        _hover: { '--ground': 'colors.bg.sunken' },
        _expanded: { '--ground': 'colors.bg.sunken' },
      },
      danger: {
        '--ground': 'transparent',
        bg: 'var(--ground)',
        color: 'danger',
        borderColor: 'danger',
        _hover: {
          '--ground': 'colors.danger.solid',
          color: 'danger.contrast',
          borderColor: 'danger.solid',
        },
      },
      dangerSolid: {
        ...capitals,
        '--ground': 'colors.danger.solid',
        bg: 'var(--ground)',
        color: 'danger.contrast',
        _hover: { '--ground': 'colors.bg.inverse', color: 'fg.inverse' },
      },
    },
    size: {
      sm: { minHeight: '8', paddingInline: '3', paddingBlock: '1', fontSize: 'sm', ...normal },
      md: { minHeight: 'control', paddingInline: '4', paddingBlock: '2', fontSize: 'md' },
      lg: { minHeight: '12', paddingInline: '6', paddingBlock: '2.5', fontSize: 'lg' },
    },
    shape: {
      straight: {},
      wedge: {
        position: 'relative',
        isolation: 'isolate',
        bg: 'transparent',
        paddingInlineEnd: '8',
        _before: {
          content: '""',
          position: 'absolute',
          inset: '-1px',
          zIndex: '-1',
          bg: 'var(--ground)',
          clipPath: 'polygon(0 0, 100% 0, calc(100% - 0.9rem) 100%, 0 100%)',
          transition: 'background-color 120ms',
        },
      },
      icon: { aspectRatio: '1', paddingInline: '0' },
    },
  },
  defaultVariants: { variant: 'solid', size: 'md', shape: 'straight' },
});
