import * as z from 'zod/mini';

/** Of the link in the mail that tells members of a forum that it has moved. */
export const refuseMoveInput = z.object({ token: z.string().check(z.maxLength(200)) });
