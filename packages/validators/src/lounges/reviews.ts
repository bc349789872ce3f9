import * as z from 'zod/mini';
import { dateTime, id, optionalText, page, text, textId } from '../common.ts';
import { pictureOutput } from '../uploads/schemas.ts';

const person = z.object({ id: z.string(), firstName: z.string(), lastName: z.string() });

export const saveReviewInput = z.object({
  loungeId: id,
  rating: z
    .number('ratingRequired')
    .check(z.int('invalidNumber'), z.minimum(1, 'ratingRequired'), z.maximum(5, 'ratingTooHigh')),
  comment: optionalText(2000),
});
export const reviewIdInput = z.object({ id });
export const reviewListInput = z.extend(page, { loungeId: id });
export const reviewOutput = z.object({
  id: z.number(),
  loungeId: z.number(),
  rating: z.number(),
  comment: z.nullable(z.string()),
  author: person,
  /** whether the author has played there */
  isVisitConfirmed: z.boolean(),
  createdAt: dateTime,
  editedAt: z.nullable(dateTime),
  answer: z.nullable(z.object({ text: z.string(), createdAt: dateTime })),
  /** hidden by a moderator; sent only to moderators and the author */
  isHidden: z.boolean(),
  /** for moderators; 0 for everybody else */
  openReports: z.number(),
  /** what the reader can do with it now */
  can: z.object({
    delete: z.boolean(),
    report: z.boolean(),
    /** only the lounge's team can */
    answer: z.boolean(),
    /** hide it, or show it again */
    hide: z.boolean(),
  }),
});
export type Review = z.infer<typeof reviewOutput>;
export const reviewListOutput = z.object({
  items: z.array(reviewOutput),
  nextCursor: z.nullable(z.string()),
  /** how many reviews have 1, 2, 3, 4 and 5 stars */
  distribution: z.array(z.number()).check(z.length(5)),
  /** the reader's own review; null for visitors */
  own: z.nullable(reviewOutput),
  /** whether the reader can write a review, or edit their own */
  can: z.object({ write: z.boolean() }),
});
/** Which of these lounges the reader has reviewed: their buttons say "change", not "write". */
export const reviewedInput = z.object({
  loungeIds: z.array(id).check(z.minLength(1, 'required'), z.maxLength(100, 'tooMany')),
});
export const reviewedOutput = z.object({ loungeIds: z.array(z.number()) });
export const answerReviewInput = z.object({ id, answer: text({ max: 2000 }) });
export const hideReviewInput = z.object({ id, isHidden: z.boolean() });

export const setFavouriteInput = z.object({ loungeId: id, isFavourite: z.boolean() });
export const favouriteListInput = z.extend(page, { userId: textId });
export const favouriteListOutput = z.object({
  items: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      city: z.string(),
      numberOfBoards: z.number(),
      rating: z.nullable(z.number()),
      photo: z.nullable(pictureOutput),
    }),
  ),
  nextCursor: z.nullable(z.string()),
});
