import * as z from 'zod/mini';
import { dateTime, id, line, optionalText, text, textId } from '../common.ts';
import { LIST_PAGE } from '../data-list.ts';
import { loungeTypes, PRICE_PER_HOUR_MAX } from '../lounges/limits.ts';
import { loungeData } from '../lounges/lounge.ts';
import {
  ITEM_PRICE_MAX,
  ITEM_PRICE_MIN,
  ITEM_TEXT_MAX,
  ITEM_TITLE_MAX,
  itemCategories,
  itemConditions,
  itemIntents,
  itemReviews,
  itemStatuses,
} from '../market/limits.ts';
import { REPORT_TEXT_MAX } from '../moderation/limits.ts';
import { person, reportReasons } from '../moderation/schemas.ts';
import { tournamentFields } from '../tournaments/fields.ts';
import { tournamentGames, tournamentTypes } from '../tournaments/limits.ts';
import type { ValidationKey } from '../validation.ts';
import { isWholeCents } from '../whole-cents.ts';
import {
  ADMIN_BULK_MAX,
  adminItemSorts,
  adminItemStates,
  adminLoungeSorts,
  adminLoungeStates,
  adminSortDirections,
  adminThings,
  adminTournamentSorts,
  adminTournamentStates,
} from './list-limits.ts';

export * from './list-limits.ts';

/** What all lists of the admin area have in common: they are searched, sorted and paged on the server. */
const listInput = {
  limit: z._default(z.number().check(z.int(), z.minimum(1), z.maximum(100)), LIST_PAGE),
  /** holds the value that is sorted by, so it is longer than elsewhere */
  cursor: z.optional(z.string().check(z.maxLength(1000, 'invalid'))),
  /** a part of the name, or of what else its list says */
  search: optionalText(120),
  direction: z._default(z.enum(adminSortDirections, 'invalid'), 'asc'),
  /** only those of this member */
  ownerId: z.optional(textId),
  /** only those about which a case is open */
  isReported: z._default(z.boolean(), false),
};

/** What is said of each thing of these lists. */
const listed = {
  id: z.number(),
  /** who answers for it; null if nobody does */
  owner: z.nullable(person),
  createdAt: dateTime,
  /** how often it was reported since somebody last decided about it */
  reportCount: z.number(),
  /** the open case about it */
  caseId: z.nullable(z.number()),
  /** that moderators have hidden it; null while they haven't */
  hidden: z.nullable(
    z.object({
      at: z.nullable(dateTime),
      by: z.nullable(person),
      /** what its owner was told */
      statement: z.nullable(z.string()),
    }),
  ),
};

const listOf = <T extends z.ZodMiniType>(item: T) =>
  z.object({
    items: z.array(item),
    nextCursor: z.nullable(z.string()),
    /** how many there are in all, counted up to ADMIN_COUNT_MAX; only with the first page */
    total: z.nullable(z.number()),
  });

export const adminLoungeListInput = z.object({
  ...listInput,
  sort: z._default(z.enum(adminLoungeSorts, 'invalid'), 'name'),
  state: z.optional(z.enum(adminLoungeStates, 'invalid')),
  loungeType: z.optional(z.enum(loungeTypes, 'invalid')),
});
export const adminLounge = z.object({
  ...listed,
  name: z.string(),
  city: z.string(),
  country: z.string(),
  /** euro */
  hourlyRate: z.number(),
  loungeType: z.enum(loungeTypes),
  numberOfBoards: z.number(),
  rating: z.nullable(z.number()),
  reviewCount: z.number(),
  state: z.enum(adminLoungeStates),
});
export type AdminLounge = z.infer<typeof adminLounge>;
export const adminLoungeListOutput = listOf(adminLounge);

export const adminTournamentListInput = z.object({
  ...listInput,
  sort: z._default(z.enum(adminTournamentSorts, 'invalid'), 'startDate'),
  state: z.optional(z.enum(adminTournamentStates, 'invalid')),
  gameFormat: z.optional(z.enum(tournamentGames, 'invalid')),
});
export const adminTournament = z.object({
  ...listed,
  name: z.string(),
  gameFormat: z.enum(tournamentGames),
  tournamentType: z.enum(tournamentTypes),
  /** euro */
  entryFee: z.number(),
  startDate: dateTime,
  enteredCount: z.number(),
  maxParticipants: z.number(),
  isPublic: z.boolean(),
  venue: z.nullable(z.object({ id: z.number(), name: z.string() })),
  location: z.nullable(z.string()),
  status: z.enum(['upcoming', 'active', 'completed', 'cancelled']),
});
export type AdminTournament = z.infer<typeof adminTournament>;
export const adminTournamentListOutput = listOf(adminTournament);

export const adminItemListInput = z.object({
  ...listInput,
  sort: z._default(z.enum(adminItemSorts, 'invalid'), 'createdAt'),
  state: z.optional(z.enum(adminItemStates, 'invalid')),
  category: z.optional(z.enum(itemCategories, 'invalid')),
});
export const adminItem = z.object({
  ...listed,
  title: z.string(),
  category: z.nullable(z.enum(itemCategories)),
  condition: z.nullable(z.enum(itemConditions)),
  intent: z.enum(itemIntents),
  /** euro */
  price: z.nullable(z.number()),
  city: z.nullable(z.string()),
  status: z.enum(itemStatuses),
  review: z.nullable(z.enum(itemReviews)),
});
export type AdminItem = z.infer<typeof adminItem>;
export const adminItemListOutput = listOf(adminItem);

/** Why it was changed, for the owner. */
const reason = text({ max: REPORT_TEXT_MAX, required: 'statementRequired' });

const euro = (max: number, tooLow: ValidationKey, min = 0) =>
  z
    .number('invalidNumber')
    .check(z.minimum(min, tooLow), z.maximum(max, 'tooLarge'), z.refine(isWholeCents, 'invalid'));

export const adminUpdateLoungeInput = z.object({
  id,
  reason,
  data: z.extend(loungeData, { hourlyRate: euro(PRICE_PER_HOUR_MAX, 'hourlyRatePositive') }),
});

export const adminUpdateTournamentInput = z.object({
  id,
  reason,
  data: z.object({
    name: tournamentFields.name,
    description: tournamentFields.description,
    entryFee: tournamentFields.entryFee,
    prizePool: tournamentFields.prizePool,
    isPublic: z.boolean(),
  }),
});

export const adminUpdateItemInput = z.object({
  id,
  reason,
  data: z.object({
    title: line({ max: ITEM_TITLE_MAX, required: 'titleRequired' }),
    description: text({ max: ITEM_TEXT_MAX, required: 'descriptionRequired' }),
    category: z.enum(itemCategories, 'categoryRequired'),
    condition: z.nullable(z.enum(itemConditions, 'conditionRequired')),
    price: euro(ITEM_PRICE_MAX, 'itemPricePositive', ITEM_PRICE_MIN),
  }),
});

const things = {
  kind: z.enum(adminThings, 'invalid'),
  ids: z.array(id).check(
    z.minLength(1, 'required'),
    z.maxLength(ADMIN_BULK_MAX, 'tooMany'),
    z.refine((ids) => new Set(ids).size === ids.length, 'invalid'),
  ),
};

export const adminHideInput = z.object({
  ...things,
  /** the house rule that was broken */
  rule: z.enum(reportReasons, 'required'),
  /** why, for the owner */
  statement: reason,
  /** for the staff's file */
  note: optionalText(REPORT_TEXT_MAX),
});
export const adminRestoreInput = z.object({ ...things, note: optionalText(REPORT_TEXT_MAX) });

/** What became of several things: each is done or refused on its own. */
export const adminDoneOutput = z.object({
  done: z.array(z.number()),
  refused: z.array(z.object({ id: z.number(), code: z.string() })),
});
export type AdminDone = z.infer<typeof adminDoneOutput>;

/** What the log can be filtered by. */
export const adminLogOptionsOutput = z.object({
  actions: z.array(z.string()),
  kinds: z.array(z.string()),
  actors: z.array(person),
});
