import * as z from 'zod/mini';
import {
  dateTime,
  id,
  idempotencyKey,
  line,
  money,
  optionalText,
  page,
  requiredMoment,
  text,
  textId,
} from '../common.ts';
import { personOutput } from '../people/schemas.ts';
import { placeCountries } from '../places.ts';
import { pictureOutput } from '../uploads/schemas.ts';
import { isWholeCents } from '../whole-cents.ts';
import * as limits from './deal-limits.ts';
import { itemStatuses } from './limits.ts';

export * from './deal-limits.ts';

/** What is offered, in euro. */
const amount = z
  .number('offerPricePositive')
  .check(
    z.positive({ error: 'offerPricePositive', abort: true }),
    z.maximum(10_000_000, 'tooLarge'),
    z.refine(isWholeCents, 'invalidNumber'),
  );
const message = optionalText(limits.OFFER_TEXT_MAX);
const side = z.enum(limits.dealSides);

export const createOfferInput = z.object({ itemId: id, amount, message, idempotencyKey });
export const counterOfferInput = z.object({ id, amount, message });
export const offerInput = z.object({ id });
export const acceptOfferInput = z.object({
  id,
  /** for how many days the item is reserved; default: a week */
  days: z.optional(
    z
      .number()
      .check(
        z.int('invalid'),
        z.minimum(1, 'tooSmall'),
        z.maximum(limits.RESERVED_DAYS_MAX, 'tooLarge'),
      ),
  ),
});

export const offerOutput = z.object({
  id,
  itemId: id,
  buyerId: z.string(),
  /** who made it */
  by: side,
  /** which of the two the reader is */
  side,
  amount: money,
  /** what is asked for the item now */
  price: z.nullable(money),
  /** the other side's amount that it answers */
  answersAmount: z.nullable(money),
  message: z.nullable(z.string()),
  status: z.enum(limits.offerStatuses),
  /** null when it doesn't wait for an answer any more */
  expiresAt: z.nullable(dateTime),
  /** somebody else has the item now; the offer counts when it is free again */
  isWaiting: z.boolean(),
  createdAt: dateTime,
  conversationId: z.nullable(z.number()),
  /** the deal that came of it */
  dealId: z.nullable(z.number()),
  can: z.object({
    accept: z.boolean(),
    decline: z.boolean(),
    counter: z.boolean(),
    withdraw: z.boolean(),
  }),
});
export type OfferOutput = z.infer<typeof offerOutput>;

export const offersOfItemInput = z.object({ itemId: id });
/** The reader's own, or all if the reader is the seller; the latest first. */
export const offersOutput = z.array(z.extend(offerOutput, { buyer: personOutput }));
export type ItemOffer = z.infer<typeof offersOutput>[number];

export const dealInput = z.object({ id });
const reason = text({ max: limits.DEAL_REASON_MAX });
export const cancelDealInput = z.object({ id, reason });

/** Who has bought an item, as its seller says; and for how much. */
export const sellToInput = z.object({ itemId: id, buyerId: textId, price: amount });

const addressFields = {
  name: line({ max: 120 }),
  street: line({ max: 160 }),
  /** whatever else the parcel needs, e.g. the floor */
  extra: optionalText(160),
  zipCode: line({ max: 12 }),
  city: line({ max: 100 }),
  country: z._default(z.enum(placeCountries, 'invalid'), 'DE'),
};
export const dealAddress = z.object(addressFields);
export type DealAddress = z.infer<typeof dealAddress>;
export const giveAddressInput = z.object({ id, ...addressFields });

export const proposeMeetingInput = z.object({
  id,
  loungeId: id,
  meetsAt: requiredMoment('required'),
});

const account = text({ min: 20, max: limits.ACCOUNT_TEXT_MAX, tooShort: 'accountTooShort' });
export const disputeInput = z.object({ id, account });

const dealItem = z.object({
  id,
  title: z.string(),
  status: z.enum(itemStatuses),
  price: z.nullable(money),
  picture: z.nullable(pictureOutput),
});

export const dealSummaryOutput = z.object({
  id,
  item: dealItem,
  /** which of the two the reader is */
  side,
  other: personOutput,
  price: money,
  status: z.enum(limits.dealStatuses),
  /** null: sold without an offer */
  offerId: z.nullable(z.number()),
  reservedUntil: z.nullable(dateTime),
  handover: z.nullable(z.enum(limits.handovers)),
  meetsAt: z.nullable(dateTime),
  completedAt: z.nullable(dateTime),
  createdAt: dateTime,
  /** whether something waits for the reader */
  isOnReader: z.boolean(),
});
export type DealSummary = z.infer<typeof dealSummaryOutput>;

export const dealListInput = z.extend(page, {
  side: z.optional(side),
  /** those that run, or those that have ended */
  period: z._default(z.enum(['current', 'past']), 'current'),
});
export const dealListOutput = z.object({
  items: z.array(dealSummaryOutput),
  nextCursor: z.nullable(z.string()),
});

export const dealOutput = z.extend(dealSummaryOutput, {
  conversationId: z.nullable(z.number()),
  ships: z.boolean(),
  meets: z.boolean(),
  shippingPrice: z.nullable(money),
  /** where to send it; gone some days after the end */
  address: z.nullable(dealAddress),
  meeting: z.nullable(
    z.object({
      at: dateTime,
      by: side,
      isAgreed: z.boolean(),
      lounge: z.object({
        id,
        name: z.string(),
        address: z.string(),
        zipCode: z.nullable(z.string()),
        city: z.string(),
        timeZone: z.string(),
      }),
    }),
  ),
  /** where the seller would hand it over */
  lounge: z.nullable(z.object({ id, name: z.string(), city: z.string() })),
  buyerConfirmedAt: z.nullable(dateTime),
  sellerConfirmedAt: z.nullable(dateTime),
  /** when the silence of the other counts as a yes */
  confirmsAt: z.nullable(dateTime),
  cancelled: z.nullable(
    z.object({
      by: z.enum(limits.dealEnders),
      at: dateTime,
      reason: z.nullable(z.string()),
    }),
  ),
  dispute: z.nullable(
    z.object({
      openedBy: side,
      openedAt: dateTime,
      account: z.string(),
      answer: z.nullable(z.string()),
      outcome: z.nullable(z.enum(limits.disputeOutcomes)),
      /** why it was decided so */
      statement: z.nullable(z.string()),
      photos: z.array(z.object({ side, picture: pictureOutput })),
      /** what the moderators have asked the reader, and the answer */
      question: z.nullable(z.object({ text: z.string(), answer: z.nullable(z.string()) })),
    }),
  ),
  can: z.object({
    cancel: z.boolean(),
    confirm: z.boolean(),
    takeBackConfirm: z.boolean(),
    propose: z.boolean(),
    agree: z.boolean(),
    callOff: z.boolean(),
    giveAddress: z.boolean(),
    dispute: z.boolean(),
    answerDispute: z.boolean(),
    addPhotos: z.boolean(),
    answerQuestion: z.boolean(),
  }),
});
export type DealOutput = z.infer<typeof dealOutput>;

export const startConversationInput = z.object({ itemId: id });
export const startedConversation = z.object({ id });
export const sendMessageInput = z.object({
  conversationId: id,
  content: text({ max: 4000, required: 'messageRequired' }),
  idempotencyKey,
});
export const sentMessage = z.object({ id });
