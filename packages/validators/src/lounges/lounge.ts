import * as z from 'zod/mini';
import { dateTime, id, idempotencyKey, line, optionalText } from '../common.ts';
import { latitude, longitude } from '../places.ts';
import { pictureOutput, uploadId } from '../uploads/schemas.ts';
import {
  country,
  numberOfBoards,
  optionalEmail,
  optionalUrl,
  optionalZipCode,
  pricePerHour,
} from './fields.ts';
import {
  amenities,
  boardKinds,
  LOUNGE_BOARDS_MAX,
  LOUNGE_PHOTOS_MAX,
  loungeTypes,
  staffRoles,
} from './limits.ts';
import { openingHours, priceRules } from './opening-hours.ts';
import { loungeRules, specialDay } from './rules.ts';
import { loungeSummaryOutput } from './search.ts';

/** What describes a lounge. Everything about booking is in `loungeRules`. */
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
  loungeType: z._default(z.enum(loungeTypes, 'invalid'), 'bar'),
  setupDescription: optionalText(2000),
  amenities: z._default(
    z.pipe(
      z.array(z.enum(amenities)).check(z.maxLength(amenities.length, 'invalid')),
      z.transform((values) => [...new Set(values)]),
    ),
    [],
  ),
});

export const createLoungeInput = z.extend(loungeData, {
  numberOfBoards: z._default(numberOfBoards, 1),
  /** euro per hour and board */
  pricePerHour: z._default(pricePerHour, 0),
  idempotencyKey,
});
/** Boards and prices have procedures of their own. The place changes only with `movePlace`. */
export const updateLoungeInput = z.object({ id, data: loungeData });
export const loungeIdInput = z.object({ id });
export const setLoungeActiveInput = z.object({ id, isActive: z.boolean() });
export const moveLoungeInput = z.object({ id, latitude, longitude });

export const boardOutput = z.object({
  id: z.number(),
  name: z.string(),
  kind: z.enum(boardKinds),
  make: z.nullable(z.string()),
  scoringSystem: z.nullable(z.string()),
  /** from the face of the board to the oche */
  ocheDistanceMm: z.nullable(z.number()),
  isAccessible: z.boolean(),
});
export type Board = z.infer<typeof boardOutput>;

export const photoOutput = z.extend(pictureOutput, { description: z.nullable(z.string()) });

export const loungeOutput = z.extend(z.omit(loungeSummaryOutput, { photo: true }), {
  photos: z.array(photoOutput),
  boards: z.array(boardOutput),
  /** the hours that apply: the default if the owner has entered none */
  openingHours,
  hasOwnHours: z.boolean(),
  /** exceptions and public holidays in the next weeks */
  specialDays: z.array(specialDay),
  timeZone: z.string(),
  /** whether it is open right now */
  isOpen: z.boolean(),
  /** when it opens or closes next; null if not within two weeks */
  opensOrClosesAt: z.nullable(dateTime),
  /**
   * the day that it is for the lounge: while it is open past midnight, the day on which it opened.
   * From `until` on it is the calendar's day
   */
  businessDay: z.object({ date: z.iso.date(), until: dateTime }),
  priceRules,
  rules: z.pick(loungeRules, {
    autoConfirm: true,
    slotMinutes: true,
    minMinutes: true,
    maxMinutes: true,
    horizonDays: true,
    leadMinutes: true,
    cancelMinutes: true,
  }),
  owner: z.object({ id: z.string(), firstName: z.string(), lastName: z.string() }),
  /** the calendar's revision that this answer shows; a live subscription begins there */
  revision: z.number(),
  /** the reader's role in the lounge; admins count as owners, and it is null for everybody else */
  staffRole: z.nullable(z.enum(staffRoles)),
  isFavourite: z.boolean(),
  /** the reader has said that the lounge is theirs, and waits for an answer */
  hasOpenClaim: z.boolean(),
  updatedAt: dateTime,
});
export type Lounge = z.infer<typeof loungeOutput>;

export const boardData = z.object({
  name: line({ max: 60 }),
  kind: z._default(z.enum(boardKinds, 'invalid'), 'steel'),
  make: optionalText(80),
  scoringSystem: optionalText(80),
  ocheDistanceMm: z.nullish(
    z
      .number('invalidNumber')
      .check(z.int('invalidNumber'), z.minimum(1000, 'tooSmall'), z.maximum(4000, 'tooLarge')),
  ),
  isAccessible: z._default(z.boolean(), false),
});
export const createBoardInput = z.object({ loungeId: id, data: boardData, idempotencyKey });
export const updateBoardInput = z.object({ id, data: boardData });
export const boardIdInput = z.object({ id });
/** All boards of the lounge, in their new order. */
export const orderBoardsInput = z.object({
  loungeId: id,
  boardIds: z.array(id).check(z.maxLength(LOUNGE_BOARDS_MAX, 'tooMany')),
});

/** All photos in their new order; missing ones are removed. */
export const setPhotosInput = z.object({
  loungeId: id,
  photos: z.array(z.object({ uploadId, description: optionalText(200) })).check(
    z.maxLength(LOUNGE_PHOTOS_MAX, 'tooManyPhotos'),
    z.refine(
      (photos) => new Set(photos.map((photo) => photo.uploadId)).size === photos.length,
      'invalid',
    ),
  ),
});
