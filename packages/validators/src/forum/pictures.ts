import * as z from 'zod/mini';
import { clearableLine } from '../common.ts';
import { pictureOutput, uploadId } from '../uploads/schemas.ts';
import { PICTURE_DESCRIPTION_MAX, POST_PICTURES_MAX } from './limits.ts';

/** The pictures of a post in their order, each with what it shows in words. */
export const postPictures = z.optional(
  z.array(z.object({ id: uploadId, description: clearableLine(PICTURE_DESCRIPTION_MAX) })).check(
    z.maxLength(POST_PICTURES_MAX, 'tooMany'),
    z.refine(
      (pictures) => new Set(pictures.map(({ id }) => id)).size === pictures.length,
      'invalid',
    ),
  ),
);

export const shownPicture = z.extend(pictureOutput, { description: z.nullable(z.string()) });
export type ShownPicture = z.infer<typeof shownPicture>;
