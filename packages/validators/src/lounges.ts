import { z } from 'zod';
import { email, zipCode } from './auth.ts';
import {
  dateTime,
  id,
  idempotencyKey,
  line,
  optionalText,
  page,
  text,
  textId,
  url,
} from './common.ts';
import {
  amenities,
  boardKinds,
  LOUNGE_BOARDS_MAX,
  LOUNGE_PHOTOS_MAX,
  LOUNGE_SORTS,
  loungeTypes,
  ORIGIN_COUNTRIES,
  PRICE_PER_HOUR_MAX,
  priceUnits,
  RADIUS_MAX_KM,
  RADIUS_MIN_KM,
  staffRoles,
} from './lounge-limits.ts';
import { exceptionPeriods, openingHours, openingPeriod, priceRules } from './opening-hours.ts';
import { latitude, localDate, longitude, placeCountries, timeZone } from './places.ts';
import { pictureOutput, uploadId } from './uploads.ts';

export * from './lounge-limits.ts';

/** Blank, null or missing means absent; anything else has to be right. */
const optionalLine = (max: number, isRight: (value: string) => boolean, error: string) =>
  z
    .string()
    .trim()
    .max(max, 'tooLong')
    .refine((value) => value === '' || isRight(value), error)
    .nullish()
    .transform((value) => value || undefined);

const optionalEmail = optionalLine(254, (value) => email.safeParse(value).success, 'invalidEmail');
const optionalUrl = optionalLine(2000, (value) => url.safeParse(value).success, 'invalidUrl');
/** Of any country: letters, digits, blanks and hyphens. */
const optionalZipCode = optionalLine(
  12,
  (value) => /^[A-Za-z0-9][A-Za-z0-9 -]*$/.test(value),
  'invalidZipCode',
);

const country = z.enum(placeCountries, 'countryRequired');

/** Euro an hour. */
const pricePerHour = z
  .number('invalidNumber')
  .min(0, 'pricePositive')
  .max(PRICE_PER_HOUR_MAX, 'tooLarge')
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'invalid');

const numberOfBoards = z
  .number('invalidNumber')
  .int('invalidNumber')
  .min(1, 'boardsRequired')
  .max(LOUNGE_BOARDS_MAX, 'tooLarge');

/** What describes a lounge; everything about booking stands in `loungeRules`. */
export const loungeData = z.object({
  name: line({ max: 120, required: 'loungeNameRequired' }),
  description: optionalText(5000),
  address: line({ max: 200, required: 'addressRequired' }),
  zipCode: optionalZipCode,
  city: line({ max: 120, required: 'cityRequired' }),
  country,
  phone: optionalText(40),
  email: optionalEmail,
  website: optionalUrl,
  loungeType: z.enum(loungeTypes, 'invalid').default('bar'),
  setupDescription: optionalText(2000),
  amenities: z
    .array(z.enum(amenities))
    .max(amenities.length, 'invalid')
    .transform((values) => [...new Set(values)])
    .default([]),
});

export const createLoungeInput = loungeData.extend({
  numberOfBoards: numberOfBoards.default(1),
  /** an hour and board */
  pricePerHour: pricePerHour.default(0),
  idempotencyKey,
});
/** Boards and prices have their own procedures. The place moves only with `movePlace`. */
export const updateLoungeInput = z.object({ id, data: loungeData });
export const loungeIdInput = z.object({ id });
export const setLoungeActiveInput = z.object({ id, isActive: z.boolean() });
export const moveLoungeInput = z.object({ id, latitude, longitude });

/** Lounges that may be the same one: same postal code (else city), similar name. */
export const similarLoungesInput = z.object({
  name: line({ max: 120 }),
  zipCode: optionalZipCode,
  city: line({ max: 120 }),
  country,
});

export const similarLoungesOutput = z.array(
  z.object({
    id: z.number(),
    name: z.string(),
    address: z.string(),
    zipCode: z.string().nullable(),
    city: z.string(),
  }),
);

/**
 * Where distances are measured from: a device's location, else a postal code, else the signed-in
 * member's own code.
 */
const originFields = {
  latitude: latitude.optional(),
  longitude: longitude.optional(),
  /** of `country` */
  zipCode: zipCode.optional(),
  country: z.enum(ORIGIN_COUNTRIES, 'invalid').default('DE'),
};

const needle = optionalText(120).transform((value) => value ?? '');

const filterFields = {
  ...originFields,
  /** in name or city; umlauts and case don't matter */
  search: needle,
  /** in the city */
  city: needle,
  type: z.enum(['all', ...loungeTypes], 'invalid').default('all'),
  amenities: z.array(z.enum(amenities)).max(amenities.length, 'invalid').default([]),
  /** kilometres around the origin; without an origin it is not looked at */
  radius: z
    .number('invalid')
    .min(RADIUS_MIN_KM, 'invalid')
    .max(RADIUS_MAX_KM, 'invalid')
    .optional(),
};

export const searchLoungesInput = page.extend({
  ...filterFields,
  /** `distance` without an origin is `newest` */
  sort: z.enum(LOUNGE_SORTS, 'invalid').default('newest'),
});

/** A part of the map, south-west to north-east. */
export const mapLoungesInput = z.object({
  ...filterFields,
  south: latitude,
  west: longitude,
  north: latitude,
  east: longitude,
  /** of Leaflet: decides how far pins are put together */
  zoom: z.number().int().min(0).max(20),
});

export const originOutput = z.object({
  source: z.enum(['device', 'zipCode', 'member']),
  /** the postal code that was looked up, with its place */
  zipCode: z.string().nullable(),
  place: z.string().nullable(),
  latitude: z.number(),
  longitude: z.number(),
});

/** A lounge in lists. */
export const loungeSummaryOutput = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string().nullable(),
  address: z.string(),
  zipCode: z.string().nullable(),
  city: z.string(),
  country: z.string(),
  loungeType: z.enum(loungeTypes),
  setupDescription: z.string().nullable(),
  amenities: z.array(z.enum(amenities)),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  website: z.string().nullable(),
  numberOfBoards: z.number(),
  /** euro; the usual price, without peak times */
  pricePerHour: z.number(),
  /** euro; an hour at the cheapest times of the week */
  priceFrom: z.number(),
  priceUnit: z.enum(priceUnits),
  /** some times of the week have another price */
  hasPriceRules: z.boolean(),
  /** mean of the reviews; null without any */
  rating: z.number().nullable(),
  ratingCount: z.number(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  photo: pictureOutput.nullable(),
  /** kilometres from the origin; null without origin or coordinates */
  distance: z.number().nullable(),
  isActive: z.boolean(),
  createdAt: dateTime,
});
export type LoungeSummary = z.infer<typeof loungeSummaryOutput>;

export const searchLoungesOutput = z.object({
  items: z.array(loungeSummaryOutput),
  nextCursor: z.string().nullable(),
  /** null: no distance can be told; `unknownZipCode` says whether a code was given and isn't known */
  origin: originOutput.nullable(),
  unknownZipCode: z.string().nullable(),
});

export const mapLoungesOutput = z.object({
  /** pins and clusters; a pin has count 1 and its lounge */
  clusters: z.array(
    z.object({
      latitude: z.number(),
      longitude: z.number(),
      count: z.number(),
      lounge: z
        .object({
          id: z.number(),
          name: z.string(),
          city: z.string(),
          rating: z.number().nullable(),
          priceFrom: z.number(),
        })
        .nullable(),
    }),
  ),
  /** where everything that the filters find lies; null when nothing has coordinates */
  bounds: z
    .object({ south: z.number(), west: z.number(), north: z.number(), east: z.number() })
    .nullable(),
});

/** What the browser needs to know about the map before it draws one. */
export const mapConfigOutput = z.object({
  /** null: this installation has no tile server, pins stand on a plain ground */
  tiles: z.object({ url: z.string(), attribution: z.string() }).nullable(),
});

export const nearbyLoungesOutput = z.object({
  items: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      city: z.string(),
      /** 0 without reviews */
      rating: z.number(),
      /** whole kilometres */
      distance: z.number(),
    }),
  ),
  /** null: the member has no usable postal code */
  origin: originOutput.nullable(),
});

export const boardOutput = z.object({
  id: z.number(),
  name: z.string(),
  kind: z.enum(boardKinds),
  make: z.string().nullable(),
  scoringSystem: z.string().nullable(),
  /** from the face of the board to the oche */
  ocheDistanceMm: z.number().nullable(),
  isAccessible: z.boolean(),
});
export type Board = z.infer<typeof boardOutput>;

export const photoOutput = pictureOutput.extend({ description: z.string().nullable() });

/** An exception, or a public holiday at which the usual hours hold. */
const specialDay = z.object({
  date: localDate,
  periods: z.array(openingPeriod).nullable(),
  note: z.string().nullable(),
  holiday: z.string().nullable(),
});

/** Everything that bookings are computed with. */
export const loungeRules = z.object({
  timeZone,
  /** null: nobody has entered any, the default holds */
  openingHours: openingHours.nullable(),
  pricePerHour,
  priceUnit: z.enum(priceUnits),
  priceRules,
  /** bookings are confirmed at once, else someone of the lounge answers */
  autoConfirm: z.boolean(),
  slotMinutes: z.literal([15, 30, 60], 'invalid'),
  minMinutes: z
    .number('invalidNumber')
    .int('invalidNumber')
    .min(15, 'tooSmall')
    .max(1440, 'tooLarge'),
  maxMinutes: z
    .number('invalidNumber')
    .int('invalidNumber')
    .min(15, 'tooSmall')
    .max(1440, 'tooLarge'),
  bufferMinutes: z
    .number('invalidNumber')
    .int('invalidNumber')
    .min(0, 'negative')
    .max(120, 'tooLarge'),
  horizonDays: z
    .number('invalidNumber')
    .int('invalidNumber')
    .min(1, 'tooSmall')
    .max(730, 'tooLarge'),
  leadMinutes: z
    .number('invalidNumber')
    .int('invalidNumber')
    .min(0, 'negative')
    .max(20_160, 'tooLarge'),
  cancelMinutes: z
    .number('invalidNumber')
    .int('invalidNumber')
    .min(0, 'negative')
    .max(43_200, 'tooLarge'),
});
export type LoungeRules = z.infer<typeof loungeRules>;

export const rulesInput = z.object({ loungeId: id });
/** What all rules have to be together. */
export const checkedRules = loungeRules
  .refine(({ minMinutes, maxMinutes }) => minMinutes <= maxMinutes, {
    error: 'minAboveMax',
    path: ['minMinutes'],
  })
  .refine(({ minMinutes, slotMinutes }) => minMinutes % slotMinutes === 0, {
    error: 'notWholeSlots',
    path: ['minMinutes'],
  })
  .refine(({ maxMinutes, slotMinutes }) => maxMinutes % slotMinutes === 0, {
    error: 'notWholeSlots',
    path: ['maxMinutes'],
  });
/** What is left out stays as it is, so that nobody overwrites what someone else has just saved. */
export const updateRulesInput = z.object({ loungeId: id, data: loungeRules.partial() });
export const rulesOutput = loungeRules.extend({
  exceptions: z.array(
    z.object({ date: localDate, periods: z.array(openingPeriod), note: z.string().nullable() }),
  ),
});
export const setExceptionInput = z.object({
  loungeId: id,
  date: localDate,
  periods: exceptionPeriods,
  note: optionalText(200),
});
export const deleteExceptionInput = z.object({ loungeId: id, date: localDate });

export const loungeOutput = loungeSummaryOutput.omit({ photo: true }).extend({
  photos: z.array(photoOutput),
  boards: z.array(boardOutput),
  /** as it holds: the default where the owner has entered none */
  openingHours,
  hasOwnHours: z.boolean(),
  /** exceptions and public holidays of the next weeks */
  specialDays: z.array(specialDay),
  timeZone: z.string(),
  /** right now, in the lounge's time zone */
  isOpen: z.boolean(),
  /** when that changes next; null when not within two weeks */
  opensOrClosesAt: dateTime.nullable(),
  priceRules,
  rules: loungeRules.pick({
    autoConfirm: true,
    slotMinutes: true,
    minMinutes: true,
    maxMinutes: true,
    horizonDays: true,
    leadMinutes: true,
    cancelMinutes: true,
  }),
  owner: z.object({ id: z.string(), firstName: z.string(), lastName: z.string() }),
  /** of the calendar; where a live subscription begins */
  revision: z.number(),
  /** of the asking member; null for visitors and other members */
  staffRole: z.enum(staffRoles).nullable(),
  isFavourite: z.boolean(),
  updatedAt: dateTime,
});
export type Lounge = z.infer<typeof loungeOutput>;

export const boardData = z.object({
  name: line({ max: 60 }),
  kind: z.enum(boardKinds, 'invalid').default('steel'),
  make: optionalText(80),
  scoringSystem: optionalText(80),
  ocheDistanceMm: z
    .number('invalidNumber')
    .int('invalidNumber')
    .min(1000, 'tooSmall')
    .max(4000, 'tooLarge')
    .nullish(),
  isAccessible: z.boolean().default(false),
});
export const createBoardInput = z.object({ loungeId: id, data: boardData, idempotencyKey });
export const updateBoardInput = z.object({ id, data: boardData });
export const boardIdInput = z.object({ id });
/** All boards of the lounge in their new order. */
export const orderBoardsInput = z.object({
  loungeId: id,
  boardIds: z.array(id).max(LOUNGE_BOARDS_MAX, 'tooMany'),
});

/** All photos in their order; what is missing is removed. */
export const setPhotosInput = z.object({
  loungeId: id,
  photos: z
    .array(z.object({ uploadId, description: optionalText(200) }))
    .max(LOUNGE_PHOTOS_MAX, 'tooManyPhotos')
    .refine(
      (photos) => new Set(photos.map((photo) => photo.uploadId)).size === photos.length,
      'invalid',
    ),
});

export const myLoungesOutput = z.array(
  z.object({
    id: z.number(),
    name: z.string(),
    city: z.string(),
    isActive: z.boolean(),
    staffRole: z.enum(staffRoles),
    /** bookings that wait for an answer */
    requestCount: z.number(),
  }),
);

const person = z.object({ id: z.string(), firstName: z.string(), lastName: z.string() });

export const staffListInput = z.object({ loungeId: id });
export const staffListOutput = z.object({
  staff: z.array(person.extend({ role: z.enum(staffRoles), since: dateTime })),
  /** open ones; addresses that the owner typed */
  invitations: z.array(
    z.object({ id: z.number(), email: z.string(), role: z.enum(staffRoles), expiresAt: dateTime }),
  ),
});
/** Role `owner` hands the lounge over: whoever accepts owns it, the old owner stays as manager. */
export const inviteStaffInput = z.object({ loungeId: id, email, role: z.enum(staffRoles) });
export const invitationIdInput = z.object({ id });
export const invitationTokenInput = z.object({
  token: z.string('required').min(20, 'invalid').max(200, 'invalid'),
});
export const invitationOutput = z.object({
  loungeId: z.number(),
  loungeName: z.string(),
  role: z.enum(staffRoles),
  invitedBy: z.object({ firstName: z.string(), lastName: z.string() }),
});
export const removeStaffInput = z.object({ loungeId: id, userId: textId });

export const createClaimInput = z.object({ loungeId: id, message: text({ max: 2000 }) });
export const claimOutput = z.object({
  id: z.number(),
  lounge: z.object({ id: z.number(), name: z.string(), city: z.string() }),
  /** admins see the address, too: it shows who writes for the lounge */
  member: person.extend({ email: z.string() }),
  message: z.string(),
  createdAt: dateTime,
});
export const claimListOutput = z.object({
  items: z.array(claimOutput),
  nextCursor: z.string().nullable(),
});
export const decideClaimInput = z.object({ id, isApproved: z.boolean() });

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
});
export type Review = z.infer<typeof reviewOutput>;
export const reviewListOutput = z.object({
  items: z.array(reviewOutput),
  nextCursor: z.string().nullable(),
  /** how many have 1, 2, 3, 4 and 5 */
  distribution: z.array(z.number()).length(5),
  /** the asking member's own; null for visitors */
  own: reviewOutput.nullable(),
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
