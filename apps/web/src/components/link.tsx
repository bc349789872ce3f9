import { chakra } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';
import { linkRecipe } from '../theme/recipes/type.ts';

/** A link that the router doesn't handle: an anchor on the page, an API path, another site. */
export const Anchor = chakra('a', linkRecipe);

/** A link to a page. `variant="plain"` is for places where it is obvious that it is a link. */
export const TextLink = createLink(Anchor);
