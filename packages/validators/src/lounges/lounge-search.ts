import { z } from 'zod';
import { zipCode } from '../auth.ts';
import { dateTime, line, optionalText, page } from '../common.ts';
import {
  amenities,
  LOUNGE_SORTS,
  loungeTypes,
  priceUnits,
  RADIUS_MAX_KM,
  RADIUS_MIN_KM,
} from '../lounge-limits.ts';
import { latitude, longitude } from '../places.ts';
import { postalCountries } from '../postal-countries.ts';
import { pictureOutput } from '../uploads.ts';
import { country, optionalZipCode } from './lounge-fields.ts';

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
  country: z.enum(postalCountries, 'invalid').default('DE'),
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
