import { chakra } from '@chakra-ui/react';
import { selectRecipe } from '../../../theme/recipes/field.ts';

/** Chooses a board beside other actions of a match. */
export const BoardSelect = chakra('select', {
  base: { ...selectRecipe.base, height: '8', width: 'auto', maxWidth: '9rem', fontSize: 'sm' },
});
