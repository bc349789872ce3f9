import * as z from 'zod/mini';
import { clearableText, dateTime, id, moment, page } from '../common.ts';

/** In characters. */
export const BOOKMARK_NOTE_MAX = 500;

export const bookmarkIdInput = z.object({ postId: id });

export const saveBookmarkInput = z.object({
  postId: id,
  /** missing: stays as it is; null: none */
  note: clearableText(BOOKMARK_NOTE_MAX),
  /** missing: stays as it is; null: no reminder */
  remindAt: z.optional(z.nullable(moment)),
  /** where a bookmark that was taken away stood in the list, to put it back there */
  createdAt: z.optional(moment),
});

export const bookmarkOutput = z.object({
  note: z.nullable(z.string()),
  remindAt: z.nullable(dateTime),
  /** whether that moment has come, and the member was told */
  isReminded: z.boolean(),
  createdAt: dateTime,
});

/** Null where the member has none of this post. */
export const ownBookmarkOutput = z.nullable(bookmarkOutput);

export const bookmarksInput = page;
export const bookmarksOutput = z.object({
  /** the latest first */
  items: z.array(
    z.extend(bookmarkOutput, {
      postId: z.number(),
      /** null when the member can't see it any more */
      post: z.nullable(
        z.object({
          threadId: z.number(),
          number: z.number(),
          title: z.string(),
          subforumName: z.string(),
          snippet: z.string(),
          author: z.object({
            firstName: z.string(),
            lastName: z.string(),
            imageUrl: z.nullable(z.string()),
          }),
        }),
      ),
    }),
  ),
  nextCursor: z.nullable(z.string()),
});
