import * as z from 'zod/mini';
import { dateTime, id, money, page, textId } from '../common.ts';
import { pictureOutput } from '../uploads/schemas.ts';
import { attributesOutput, itemCardOutput } from './items.ts';
import * as limits from './limits.ts';
import { traderOutput } from './trader.ts';

/** What the seller can do with an ad now. */
const sellerCan = z.object({
  edit: z.boolean(),
  publish: z.boolean(),
  pause: z.boolean(),
  renew: z.boolean(),
  markSold: z.boolean(),
  delete: z.boolean(),
});

/** What of an ad only its seller sees. */
export const ownItem = z.object({
  revision: z.number(),
  review: z.nullable(z.enum(limits.itemReviews)),
  /** why the moderators have sent it back or blocked it */
  reviewReason: z.nullable(z.string()),
  expiresAt: z.nullable(dateTime),
  can: sellerCan,
});
export type OwnItem = z.infer<typeof ownItem>;

/** Other ads of the same seller that look like copies of each other. */
const copies = z.array(z.object({ id, title: z.string(), status: z.enum(limits.itemStatuses) }));

/** Everything that an ad's page shows. */
export const itemOutput = z.extend(itemCardOutput, {
  /** all of it */
  description: z.string(),
  pictures: z.array(pictureOutput),
  /** where it can be handed over, in words; the lounge's name if it is one of the directory */
  location: z.nullable(z.string()),
  lounge: z.nullable(z.object({ id, name: z.string(), city: z.string() })),
  country: z.string(),
  /** the middle of the postal code's area */
  area: z.nullable(z.object({ latitude: z.number(), longitude: z.number() })),
  /** from the reader's own postal code */
  distanceKm: z.nullable(z.number()),
  takesOffers: z.boolean(),
  takesMore: z.boolean(),
  /** euro; null where it has to be asked for */
  shippingPrice: z.nullable(z.number()),
  /** "inkl. MwSt.": of businesses only */
  includesVat: z.boolean(),
  sellerTermsAccepted: z.boolean(),
  publishedAt: z.nullable(dateTime),
  renewedAt: z.nullable(dateTime),
  soldAt: z.nullable(dateTime),
  updatedAt: dateTime,
  /** what in it makes readers careful */
  suspicions: z.array(z.enum(limits.suspicionKinds)),
  seller: z.object({
    id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    avatar: z.nullable(z.string()),
    createdAt: dateTime,
    /** ads that everybody sees */
    totalListings: z.number(),
  }),
  /** imprint and withdrawal of a business */
  trader: z.nullable(traderOutput),
  /** what the reader has agreed on with the other side; null without a deal of the reader's */
  agreedPrice: z.nullable(money),
  isOwn: z.boolean(),
  /** what the reader can do; all false for visitors */
  can: z.object({
    favourite: z.boolean(),
    offer: z.boolean(),
    message: z.boolean(),
    report: z.boolean(),
  }),
  own: z.nullable(z.extend(ownItem, { copies })),
});
export type Item = z.infer<typeof itemOutput>;

/** What the form of an ad shows: of a draft, or of one that is being changed. */
export const draftOutput = z.object({
  id,
  revision: z.number(),
  status: z.enum(limits.itemStatuses),
  review: z.nullable(z.enum(limits.itemReviews)),
  intent: z.enum(limits.itemIntents),
  title: z.string(),
  description: z.string(),
  category: z.nullable(z.enum(limits.itemCategories)),
  condition: z.nullable(z.enum(limits.itemConditions)),
  wear: z.nullable(z.number()),
  price: z.nullable(z.number()),
  currency: z.literal('EUR'),
  takesOffers: z.boolean(),
  takesMore: z.boolean(),
  ships: z.boolean(),
  shippingPrice: z.nullable(z.number()),
  meets: z.boolean(),
  loungeId: z.nullable(id),
  /** the lounge's name, or what was typed instead */
  location: z.nullable(z.string()),
  country: z.string(),
  zipCode: z.nullable(z.string()),
  city: z.nullable(z.string()),
  sellerType: z.enum(limits.sellerTypes),
  sellerTermsAccepted: z.boolean(),
  attributes: attributesOutput,
  pictures: z.array(pictureOutput),
  updatedAt: dateTime,
  copies,
  /** what in its words would make readers careful */
  suspicions: z.array(z.enum(limits.suspicionKinds)),
});
export type Draft = z.infer<typeof draftOutput>;

/** Drafts that were begun and not published, the latest first. */
export const draftListOutput = z.array(
  z.object({
    id,
    intent: z.enum(limits.itemIntents),
    title: z.string(),
    category: z.nullable(z.enum(limits.itemCategories)),
    price: z.nullable(z.number()),
    picture: z.nullable(pictureOutput),
    updatedAt: dateTime,
  }),
);

export const itemsOfUserInput = z.extend(page, {
  userId: textId,
  intent: z.optional(z.enum(limits.itemIntents)),
  /** the reader's own with this status; everybody else's are those that everybody sees */
  status: z.optional(z.enum(limits.itemStatuses)),
});
export const itemsOfUserOutput = z.object({
  items: z.array(
    z.extend(itemCardOutput, {
      own: z.nullable(ownItem),
      /** what the reader has agreed on for it, or sold it for in a deal */
      agreedPrice: z.nullable(money),
    }),
  ),
  nextCursor: z.nullable(z.string()),
});

/** What comparable things were sold for, in euro. */
export const priceHintOutput = z.nullable(
  z.object({ count: z.number(), median: z.number(), low: z.number(), high: z.number() }),
);
export const priceHintInput = z.object({
  category: z.enum(limits.itemCategories),
  condition: z.optional(z.nullable(z.enum(limits.itemConditions))),
  weight: z.optional(z.nullable(z.number().check(z.minimum(0), z.maximum(1000)))),
  tungsten: z.optional(z.nullable(z.number().check(z.minimum(0), z.maximum(100)))),
});
