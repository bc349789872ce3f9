import * as z from 'zod/mini';
import { textId } from '../common.ts';

/** A part of the site that can have moderators of its own, e.g. `forum` or `forum/3`. */
const scope = z.string('required').check(z.regex(/^[a-z]{1,40}(\/\d{1,15})?$/, 'invalid'));

export const grantScopesInput = z.object({
  userId: textId,
  /** all that the member moderates from now on; empty takes everything away */
  scopes: z.array(scope).check(z.maxLength(100, 'tooLarge')),
});

export const placeListOutput = z.array(
  z.object({
    scope: z.string(),
    /** null for all of a domain */
    name: z.nullable(z.string()),
  }),
);

export const moderatorListOutput = z.array(
  z.object({
    id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    username: z.string(),
    /** moderators and admins have the whole site */
    role: z.enum(['user', 'moderator', 'admin']),
    scopes: z.array(z.string()),
  }),
);
export type ListedModerator = z.infer<typeof moderatorListOutput>[number];
