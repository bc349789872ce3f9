import { chakra } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';
import { linkRecipe } from '../theme/recipes/type.ts';

/** A link that the router doesn't handle: an anchor on the page, an API path, another site. */
export const Anchor = chakra('a', linkRecipe);

/** A link to a page. `variant="plain"` is for places where it is obvious that it is a link. */
export const TextLink = createLink(Anchor);

/** Where readers of feeds find what is new on a page; quiet, as few look for it. */
export const FeedLink = ({ href, children }: { href: string; children: string }) => (
  <Anchor href={href} type="application/atom+xml" variant="plain">
    {children}
  </Anchor>
);
