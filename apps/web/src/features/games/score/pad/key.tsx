import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';

const Base = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minWidth: '0',
    minHeight: '10',
    padding: '0',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'sm',
    bg: 'bg.raised',
    color: 'fg',
    textStyle: 'number',
    fontSize: { base: 'xl', md: '2xl' },
    lineHeight: '1',
    cursor: 'pointer',
    touchAction: 'manipulation',
    transitionProperty: 'background-color, transform',
    transitionDuration: 'fast',
    _active: { transform: 'scale(0.96)' },
    _disabled: { opacity: '0.5', cursor: 'not-allowed' },
    '& svg': { width: '1.1em', height: '1.1em', flexShrink: '0' },
  },
  variants: {
    look: {
      plain: { _hover: { bg: 'bg.sunken' } },
      /* a bed of the board: black ones have red doubles, those of sisal green ones */
      black: {
        bg: 'board.black',
        color: 'board.chalk',
        borderWidth: '0',
        borderTopWidth: '5px',
        borderTopColor: 'board.red',
        boxShadow: 'inset 0 0 0 1px {colors.border.strong}',
      },
      sisal: {
        bg: 'board.sisal',
        color: 'board.black',
        borderWidth: '0',
        borderTopWidth: '5px',
        borderTopColor: 'board.green',
      },
      check: { bg: 'positive.solid', color: 'positive.contrast', borderColor: 'positive.solid' },
      /* nothing to enter yet */
      idle: {
        bg: 'bg.sunken',
        color: 'fg.muted',
        borderColor: 'border',
        _disabled: { opacity: '1', cursor: 'not-allowed' },
      },
      enter: { bg: 'accent.solid', color: 'accent.contrast', borderColor: 'accent.solid' },
      bust: { color: 'danger', borderColor: 'danger', bg: 'transparent' },
      on: { bg: 'bg.inverse', color: 'fg.inverse', borderColor: 'bg.inverse' },
    },
    size: {
      figure: {},
      word: { fontSize: { base: 'md', md: 'lg' }, paddingInline: '1', textAlign: 'center' },
      big: { minHeight: '16', fontSize: '2xl', paddingInline: '3' },
    },
  },
  defaultVariants: { look: 'plain', size: 'figure' },
});

/** A key of the pad. A tap leaves the focus where it is, so that Enter goes on entering. */
export function Key(props: ComponentProps<typeof Base>) {
  return <Base type="button" onMouseDown={(event) => event.preventDefault()} {...props} />;
}

/** A short tick under the thumb, where a device can. */
export const tick = (): void => void navigator.vibrate?.(12);
