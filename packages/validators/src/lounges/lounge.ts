import { z } from 'zod';
import { dateTime, id, idempotencyKey, line, optionalText } from '../common.ts';
import {
  amenities,
  boardKinds,
  LOUNGE_BOARDS_MAX,
  LOUNGE_PHOTOS_MAX,
  loungeTypes,
  staffRoles,
} from '../lounge-limits.ts';
import { openingHours, priceRules } from '../opening-hours.ts';
import { latitude, longitude } from '../places.ts';
import { pictureOutput, uploadId } from '../uploads.ts';
import {
  country,
  numberOfBoards,
  optionalEmail,
  optionalUrl,
  optionalZipCode,
  pricePerHour,
} from './lounge-fields.ts';
import { loungeRules, specialDay } from './lounge-rules.ts';
import { loungeSummaryOutput } from './lounge-search.ts';

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
  /** what the asking member may do in it: admins count as owners; null for everybody else */
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
