import { chakra } from '@chakra-ui/react';
import { badgeRecipe, headingRecipe } from '../theme/recipes/type.ts';

/** `as` gives the level, `size` the look: the outline of a page does not follow its type sizes. */
export const Heading = chakra('h2', headingRecipe);

/** A state in one or two words. Never the only carrier of its meaning by colour. */
export const Badge = chakra('span', badgeRecipe);

/** Column heads, eyebrows, small captions in the display face. */
export const Label = chakra('span', { base: { textStyle: 'label', color: 'fg.muted' } });

/** Read by screen readers, not shown. */
export const VisuallyHidden = chakra('span', { base: { srOnly: true } });

/** Figures inside text or tables: condensed, all of one width. */
export const Figure = chakra('span', { base: { textStyle: 'number' } });
