import { chakra } from '@chakra-ui/react';
import { cardRecipe, containerRecipe } from '../theme/recipes/surface.ts';

/** A part of a page with a border. Lists are separated by lines instead of being made of cards. */
export const Card = chakra('section', cardRecipe);

/** The column of a page. `width`: page, text (68 characters) or form. */
export const Container = chakra('div', containerRecipe);
