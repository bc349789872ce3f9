import { chakra } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';
import { linkRecipe } from '../theme/recipes/type.ts';

/** A link that the router does not know: an anchor on the page, an API path, another site. */
export const Anchor = chakra('a', linkRecipe);

/** A link to a page. `variant="plain"` where its place already says that it is one. */
export const TextLink = createLink(Anchor);
