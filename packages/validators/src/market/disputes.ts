import * as z from 'zod/mini';
import { dateTime, id, money, text } from '../common.ts';
import { person } from '../moderation/schemas.ts';
import { pictureOutput } from '../uploads/schemas.ts';
import * as limits from './deal-limits.ts';

const side = z.enum(limits.dealSides, 'required');

/** Pictures that a side adds to what it has said: `id` is the deal. */
export const addDisputePhotosInput = z.object({
  id,
  pictureIds: z.array(z.string().check(z.regex(/^[a-z0-9]{26}$/, 'invalid'))).check(
    z.minLength(1, 'required'),
    z.maxLength(limits.DISPUTE_PHOTOS_MAX, 'tooLarge'),
    z.refine((ids) => new Set(ids).size === ids.length, 'invalid'),
  ),
});
/** What a side answers to the moderators' question: `id` is the deal. */
export const answerQuestionInput = z.object({
  id,
  answer: text({ max: limits.ACCOUNT_TEXT_MAX, required: 'required' }),
});

/** `id` is the dispute, as in the moderators' case. */
export const disputeCaseInput = z.object({ id });
export const askSideInput = z.object({
  id,
  side,
  question: text({ max: limits.QUESTION_TEXT_MAX, required: 'required' }),
});

const photo = z.object({ side, picture: pictureOutput });
const question = z.object({
  side,
  question: z.string(),
  askedAt: dateTime,
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(dateTime),
});

/** All that there is to a dispute, for those who decide it. */
export const disputeCaseOutput = z.object({
  id,
  buyer: person,
  seller: person,
  openedBy: side,
  openedAt: dateTime,
  account: z.string(),
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(dateTime),
  outcome: z.nullable(z.enum(limits.disputeOutcomes)),
  deal: z.object({
    id,
    price: money,
    status: z.enum(limits.dealStatuses),
    agreedAt: dateTime,
    handover: z.nullable(z.enum(limits.handovers)),
    meetsAt: z.nullable(dateTime),
    meetingAgreedAt: z.nullable(dateTime),
    handedOverAt: z.nullable(dateTime),
    buyerConfirmedAt: z.nullable(dateTime),
    sellerConfirmedAt: z.nullable(dateTime),
    completedAt: z.nullable(dateTime),
  }),
  /** as it was when both agreed */
  ad: z.object({
    title: z.string(),
    description: z.string(),
    condition: z.nullable(z.string()),
    price: z.nullable(money),
    shippingPrice: z.nullable(money),
    takenAt: dateTime,
    pictures: z.array(pictureOutput),
    /** whether its words, price or pictures are others today */
    isChanged: z.boolean(),
  }),
  /** in their order */
  offers: z.array(
    z.object({
      id,
      by: side,
      amount: money,
      message: z.nullable(z.string()),
      status: z.enum(limits.offerStatuses),
      madeAt: dateTime,
    }),
  ),
  photos: z.array(photo),
  questions: z.array(question),
  /** whom the reader can ask something now, and whether there is a conversation to look into */
  can: z.object({ ask: z.array(side), look: z.boolean() }),
});
export type DisputeCase = z.infer<typeof disputeCaseOutput>;
