import { chakra } from '@chakra-ui/react';
import { cardRecipe, containerRecipe } from '../theme/recipes/surface.ts';

/** A part of a page with an edge. Lists are ruled by lines, not made of cards. */
export const Card = chakra('section', cardRecipe);

/** The column that a page stands in. `width`: page, text (68 characters) or form. */
export const Container = chakra('div', containerRecipe);
