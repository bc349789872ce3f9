import * as z from 'zod/mini';

export const authorOutput = z.object({ firstName: z.string(), lastName: z.string() });
/** `imageUrl` is null unless everybody may see the picture. */
export const shownAuthor = z.extend(authorOutput, { imageUrl: z.nullable(z.string()) });
