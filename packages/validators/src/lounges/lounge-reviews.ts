import { z } from 'zod';
import { dateTime, id, optionalText, page, text, textId } from '../common.ts';
import { pictureOutput } from '../uploads.ts';

const person = z.object({ id: z.string(), firstName: z.string(), lastName: z.string() });

export const saveReviewInput = z.object({
  loungeId: id,
  rating: z
    .number('ratingRequired')
    .int('invalidNumber')
    .min(1, 'ratingRequired')
    .max(5, 'ratingTooHigh'),
  comment: optionalText(2000),
});
export const reviewIdInput = z.object({ id });
export const reviewListInput = page.extend({ loungeId: id });
export const reviewOutput = z.object({
  id: z.number(),
  loungeId: z.number(),
  rating: z.number(),
  comment: z.string().nullable(),
  author: person,
  /** the author has played there */
  isVisitConfirmed: z.boolean(),
  createdAt: dateTime,
  editedAt: dateTime.nullable(),
  answer: z.object({ text: z.string(), createdAt: dateTime }).nullable(),
  /** hidden by a moderator: only moderators and the author get such a review */
  isHidden: z.boolean(),
  /** of the asking moderator's eyes only; 0 for others */
  openReports: z.number(),
  /** what the asking member can do with it now */
  can: z.object({
    delete: z.boolean(),
    report: z.boolean(),
    /** for the lounge's team */
    answer: z.boolean(),
    /** or show it again */
    hide: z.boolean(),
  }),
});
export type Review = z.infer<typeof reviewOutput>;
export const reviewListOutput = z.object({
  items: z.array(reviewOutput),
  nextCursor: z.string().nullable(),
  /** how many have 1, 2, 3, 4 and 5 */
  distribution: z.array(z.number()).length(5),
  /** the asking member's own; null for visitors */
  own: reviewOutput.nullable(),
  /** whether the asking member can write a review, or change the own one */
  can: z.object({ write: z.boolean() }),
});
export const answerReviewInput = z.object({ id, answer: text({ max: 2000 }) });
export const reportReviewInput = z.object({ id, reason: text({ max: 1000 }) });
export const hideReviewInput = z.object({ id, isHidden: z.boolean() });

export const setFavouriteInput = z.object({ loungeId: id, isFavourite: z.boolean() });
export const favouriteListInput = page.extend({ userId: textId });
export const favouriteListOutput = z.object({
  items: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      city: z.string(),
      rating: z.number().nullable(),
      photo: pictureOutput.nullable(),
    }),
  ),
  nextCursor: z.string().nullable(),
});
