import * as z from 'zod/mini';
import { dateTime, id, money } from '../common.ts';
import { pictureOutput } from '../uploads/schemas.ts';
import * as limits from './limits.ts';

/** What a thing is like; which of them belong to a category says `attributesOf`. */
export const attributesOutput = z.object({
  brand: z.nullable(z.string()),
  model: z.nullable(z.string()),
  tip: z.nullable(z.enum(limits.tips)),
  /** grams */
  weight: z.nullable(z.number()),
  /** percent */
  tungsten: z.nullable(z.number()),
  /** millimetres */
  barrelLength: z.nullable(z.number()),
  barrelDiameter: z.nullable(z.number()),
  barrelShape: z.nullable(z.enum(limits.barrelShapes)),
  grip: z.nullable(z.enum(limits.grips)),
  points: z.nullable(z.enum(limits.pointSystems)),
  shaftLength: z.nullable(z.enum(limits.shaftLengths)),
  shaftMaterial: z.nullable(z.enum(limits.shaftMaterials)),
  flightShape: z.nullable(z.enum(limits.flightShapes)),
  boardSegments: z.nullable(z.enum(limits.boardSegments)),
});
export type ItemAttributes = z.infer<typeof attributesOutput>;

/** An ad as lists show it. */
export const itemCardOutput = z.object({
  id,
  intent: z.enum(limits.itemIntents),
  status: z.enum(limits.itemStatuses),
  title: z.string(),
  /** the beginning, without line breaks */
  description: z.string(),
  category: z.enum(limits.itemCategories),
  /** null for a wanted ad that takes any */
  condition: z.nullable(z.enum(limits.itemConditions)),
  wear: z.nullable(z.number()),
  /** euro; of a wanted ad at most */
  price: money,
  currency: z.literal('EUR'),
  zipCode: z.nullable(z.string()),
  city: z.nullable(z.string()),
  sellerType: z.enum(limits.sellerTypes),
  sellerId: z.string(),
  /** the first picture */
  picture: z.nullable(pictureOutput),
  /** addresses of all pictures, as documented */
  images: z.array(z.string()),
  attributes: attributesOutput,
  ships: z.boolean(),
  meets: z.boolean(),
  isAvailable: z.boolean(),
  viewCount: z.number(),
  favouriteCount: z.number(),
  isFavourite: z.boolean(),
  createdAt: dateTime,
});
export type ItemCard = z.infer<typeof itemCardOutput>;

export const itemInput = z.object({ id });
