import { chakra } from '@chakra-ui/react';
import {
  checkboxRecipe,
  inputRecipe,
  selectRecipe,
  textareaRecipe,
} from '../../theme/recipes/field.ts';

/** Controls without labels, for search boxes and filters; forms use the fields. */
export const Input = chakra('input', inputRecipe);
export const Textarea = chakra('textarea', textareaRecipe);
export const Select = chakra('select', selectRecipe);
export const Checkbox = chakra('input', checkboxRecipe);
