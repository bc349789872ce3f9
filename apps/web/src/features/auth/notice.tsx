import { chakra } from '@chakra-ui/react';

/** A word about what happened before, above the form. */
export const Notice = chakra('p', {
  base: {
    marginBottom: '5',
    padding: '3',
    bg: 'positive.subtle',
    color: 'fg',
    borderInlineStart: '4px solid {colors.positive.solid}',
  },
});
