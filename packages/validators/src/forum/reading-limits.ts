/** How posts of a thread follow each other: each with its answers behind it, or as they were written. */
export const POST_ORDERS = ['answers', 'time'] as const;
export type PostOrder = (typeof POST_ORDERS)[number];

/** What members can say of a post without words, in the order in which it is shown. */
export const REACTION_KINDS = [
  'bullseye',
  'maximum',
  'good-darts',
  'round',
  'bounce-out',
  'madhouse',
] as const;
export type ReactionKind = (typeof REACTION_KINDS)[number];

/** How many posts are named that are new to a reader. */
export const NEWS_MAX = 100;
/** Within how many minutes somebody who comes back is still on the same visit. */
export const VISIT_MINUTES = 30;
/** From how many posts on a thread has a rail. */
export const RAIL_POSTS_MIN = 30;
/** At how many posts, about, a rail stops. */
export const RAIL_STOPS = 20;

/** Reactions that say a post is good; the others are for fun. */
export const GOOD_REACTIONS = [
  'bullseye',
  'maximum',
  'good-darts',
  'round',
] as const satisfies readonly ReactionKind[];
/** How often that is said of one of the best answers. */
export const BEST_REACTIONS_MIN = 3;
export const BEST_POSTS_MAX = 3;
/** Characters of the beginning of such an answer. */
export const BEST_SNIPPET_LENGTH = 110;

/** Among so many of a member's bookmarks, the latest, those of a thread are looked for. */
export const BOOKMARKS_SHOWN = 500;
