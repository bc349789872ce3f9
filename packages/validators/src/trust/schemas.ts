import * as z from 'zod/mini';
import { dateTime, id, line, moment, optionalText, page, text, textId } from '../common.ts';
import { traderOutput } from '../market/trader.ts';
import * as limits from './limits.ts';

export * from './limits.ts';

const verificationType = z.enum(limits.verificationTypes);

export const sellerInput = z.object({ sellerId: textId });

/** A badge and how far it goes; one that was lost stays, inactive. */
const badgeOutput = z.object({
  badgeType: z.enum(limits.badgeTypes),
  isActive: z.boolean(),
  /** 1 to 3 */
  level: z.number(),
  earnedAt: dateTime,
});

const statsOutput = z.object({
  /** 0 to 100 */
  trustScore: z.number(),
  /** percent of the six verifications */
  verificationScore: z.number(),
  /** 1 to 5, everybody who has written counts once; null without reviews */
  averageRating: z.nullable(z.number()),
  totalReviews: z.number(),
  /** percent of the buyers who got an answer; null as long as nobody has asked */
  responseRate: z.nullable(z.number()),
  /** hours */
  averageResponseTime: z.nullable(z.number()),
  totalSales: z.number(),
  /** that can be seen now */
  totalListings: z.number(),
  /** days */
  accountAge: z.number(),
  /** that were decided against the member; one that is open says nothing yet */
  disputeCount: z.number(),
  /** of four stars and more, of two and less */
  positiveReviewCount: z.number(),
  negativeReviewCount: z.number(),
});

export const sellerProfileOutput = z.object({
  seller: z.object({
    id: z.string(),
    username: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    profileImageUrl: z.nullable(z.string()),
    memberSince: dateTime,
    sellerType: z.enum(['private', 'business']),
  }),
  /** what was checked; nobody learns what was tried */
  verifications: z.array(z.object({ verificationType, status: z.literal('verified') })),
  badges: z.array(badgeOutput),
  stats: statsOutput,
  trust: z.object({
    level: z.enum(limits.trustLevels),
    isTrustworthy: z.boolean(),
    /** how the score comes about: its parts, which may be below zero */
    signals: z.array(
      z.object({ signal: z.enum(limits.trustSignals), points: z.number(), max: z.number() }),
    ),
    /** too few deals to be judged by the score; never for who has lost a dispute */
    isNew: z.boolean(),
    /** bought and sold */
    deals: z.number(),
    /** with how many different members deals were completed */
    partners: z.number(),
  }),
  /** imprint and withdrawal of a business */
  trader: z.nullable(traderOutput),
});
export type SellerProfile = z.infer<typeof sellerProfileOutput>;

const rating = z
  .number('ratingRequired')
  .check(z.int('invalidNumber'), z.minimum(1, 'ratingRequired'), z.maximum(5, 'ratingTooHigh'));

export const saveDealReviewInput = z.object({
  dealId: id,
  rating,
  comment: text({ max: limits.REVIEW_TEXT_MAX }),
});
export const dealReviewsInput = z.object({ dealId: id });
export const answerDealReviewInput = z.object({
  id,
  answer: text({ max: limits.REVIEW_TEXT_MAX }),
});
export const sellerReviewsInput = z.extend(page, { sellerId: textId });

export const dealReviewOutput = z.object({
  id: z.number(),
  rating: z.number(),
  comment: z.string(),
  author: z.object({
    id: z.string(),
    username: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    profileImageUrl: z.nullable(z.string()),
  }),
  /** on which side of the deal its author was */
  authorRole: z.enum(['buyer', 'seller']),
  createdAt: dateTime,
  /** null as long as the other side doesn't see it */
  publishedAt: z.nullable(dateTime),
  answer: z.nullable(z.object({ text: z.string(), createdAt: dateTime })),
  /** hidden by a moderator; only its author and moderators get it */
  isHidden: z.boolean(),
  /** what the reader can do with it */
  can: z.object({ answer: z.boolean(), report: z.boolean() }),
});
export type DealReview = z.infer<typeof dealReviewOutput>;

export const sellerReviewsOutput = z.object({
  avgRating: z.nullable(z.number()),
  totalReviews: z.number(),
  items: z.array(dealReviewOutput),
  nextCursor: z.nullable(z.string()),
});
export type SellerReviews = z.infer<typeof sellerReviewsOutput>;

/** What the two sides of a deal have said of each other, for one of them. */
export const dealReviewsOutput = z.object({
  /** the other side */
  partner: z.object({ id: z.string(), firstName: z.string(), lastName: z.string() }),
  /** the reader's side */
  role: z.enum(['buyer', 'seller']),
  /** whether the reader can write, or change what is written */
  canWrite: z.boolean(),
  /** until when; null while the deal is not completed */
  until: z.nullable(dateTime),
  own: z.nullable(dealReviewOutput),
  /** of the other side, once it is published */
  received: z.nullable(dealReviewOutput),
});
export type DealReviews = z.infer<typeof dealReviewsOutput>;

/** One of the six verifications, as the member sees it. */
const ownVerification = z.object({
  verificationType,
  status: z.enum(limits.verificationStatuses),
  requestedAt: z.nullable(dateTime),
  decidedAt: z.nullable(dateTime),
  /** why it was rejected */
  reason: z.nullable(z.string()),
});
export type OwnVerification = z.infer<typeof ownVerification>;

export const ownVerificationsOutput = z.object({
  /** without the phone where nobody sends codes */
  items: z.array(ownVerification),
  /** percent */
  verificationScore: z.number(),
});

/** A mobile number as people write it; the country is the account's unless it says another one. */
export const phoneInput = z.object({ phone: line({ max: 30 }) });
export const phoneCodeInput = z.object({
  code: z
    .string('required')
    .check(
      z.trim(),
      z.minLength(1, { error: 'required', abort: true }),
      z.regex(new RegExp(`^\\d{${limits.PHONE_CODE_DIGITS}}$`), 'invalid'),
    ),
});
export const withdrawVerificationInput = z.object({
  verificationType: z.enum(['phone', ...limits.documentTypes]),
});

export const verificationListOutput = z.object({
  items: z.array(
    z.object({
      id: z.number(),
      verificationType: z.enum(limits.documentTypes),
      member: z.object({
        id: z.string(),
        username: z.string(),
        firstName: z.string(),
        lastName: z.string(),
        zipCode: z.nullable(z.string()),
        country: z.string(),
        memberSince: dateTime,
      }),
      /** what the member says as a trader */
      trader: z.nullable(z.object({ name: z.string(), address: z.string() })),
      mediaType: z.enum(limits.DOCUMENT_MEDIA_TYPES),
      requestedAt: dateTime,
    }),
  ),
  nextCursor: z.nullable(z.string()),
});
export type WaitingVerification = z.infer<typeof verificationListOutput>['items'][number];

export const decideVerificationInput = z
  .object({
    id,
    /** of the document that was looked at; the member may have sent another one meanwhile */
    requestedAt: moment,
    isApproved: z.boolean(),
    reason: optionalText(500),
  })
  .check(
    z.refine(({ isApproved, reason }) => isApproved || reason !== undefined, {
      error: 'required',
      path: ['reason'],
    }),
  );
