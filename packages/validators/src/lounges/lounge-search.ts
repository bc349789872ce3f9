import * as z from 'zod/mini';
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
    zipCode: z.nullable(z.string()),
    city: z.string(),
  }),
);

/**
 * Where distances are measured from: a device's location, else a postal code, else the signed-in
 * member's own code.
 */
const originFields = {
  latitude: z.optional(latitude),
  longitude: z.optional(longitude),
  /** of `country` */
  zipCode: z.optional(zipCode),
  country: z._default(z.enum(postalCountries, 'invalid'), 'DE'),
};

const needle = z.pipe(
  optionalText(120),
  z.transform((value) => value ?? ''),
);

const filterFields = {
  ...originFields,
  /** in name or city; umlauts and case don't matter */
  search: needle,
  /** in the city */
  city: needle,
  type: z._default(z.enum(['all', ...loungeTypes], 'invalid'), 'all'),
  amenities: z._default(
    z.array(z.enum(amenities)).check(z.maxLength(amenities.length, 'invalid')),
    [],
  ),
  /** kilometres around the origin; without an origin it is not looked at */
  radius: z.optional(
    z
      .number('invalid')
      .check(z.minimum(RADIUS_MIN_KM, 'invalid'), z.maximum(RADIUS_MAX_KM, 'invalid')),
  ),
};

export const searchLoungesInput = z.extend(page, {
  ...filterFields,
  /** `distance` without an origin is `newest` */
  sort: z._default(z.enum(LOUNGE_SORTS, 'invalid'), 'newest'),
});

/** A part of the map, south-west to north-east. */
export const mapLoungesInput = z.object({
  ...filterFields,
  south: latitude,
  west: longitude,
  north: latitude,
  east: longitude,
  /** of Leaflet: decides how far pins are put together */
  zoom: z.number().check(z.int(), z.minimum(0), z.maximum(20)),
});

export const originOutput = z.object({
  source: z.enum(['device', 'zipCode', 'member']),
  /** the postal code that was looked up, with its place */
  zipCode: z.nullable(z.string()),
  place: z.nullable(z.string()),
  latitude: z.number(),
  longitude: z.number(),
});

/** A lounge in lists. */
export const loungeSummaryOutput = z.object({
  id: z.number(),
  name: z.string(),
  description: z.nullable(z.string()),
  address: z.string(),
  zipCode: z.nullable(z.string()),
  city: z.string(),
  country: z.string(),
  loungeType: z.enum(loungeTypes),
  setupDescription: z.nullable(z.string()),
  amenities: z.array(z.enum(amenities)),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  website: z.nullable(z.string()),
  numberOfBoards: z.number(),
  /** euro; the usual price, without peak times */
  pricePerHour: z.number(),
  /** euro; an hour at the cheapest times of the week */
  priceFrom: z.number(),
  priceUnit: z.enum(priceUnits),
  /** some times of the week have another price */
  hasPriceRules: z.boolean(),
  /** mean of the reviews; null without any */
  rating: z.nullable(z.number()),
  ratingCount: z.number(),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  photo: z.nullable(pictureOutput),
  /** kilometres from the origin; null without origin or coordinates */
  distance: z.nullable(z.number()),
  isActive: z.boolean(),
  createdAt: dateTime,
});
export type LoungeSummary = z.infer<typeof loungeSummaryOutput>;

export const searchLoungesOutput = z.object({
  items: z.array(loungeSummaryOutput),
  nextCursor: z.nullable(z.string()),
  /** null: no distance can be told; `unknownZipCode` says whether a code was given and isn't known */
  origin: z.nullable(originOutput),
  unknownZipCode: z.nullable(z.string()),
});

export const mapLoungesOutput = z.object({
  /** pins and clusters; a pin has count 1 and its lounge */
  clusters: z.array(
    z.object({
      latitude: z.number(),
      longitude: z.number(),
      count: z.number(),
      lounge: z.nullable(
        z.object({
          id: z.number(),
          name: z.string(),
          city: z.string(),
          rating: z.nullable(z.number()),
          priceFrom: z.number(),
        }),
      ),
    }),
  ),
  /** where everything that the filters find lies; null when nothing has coordinates */
  bounds: z.nullable(
    z.object({ south: z.number(), west: z.number(), north: z.number(), east: z.number() }),
  ),
});

/** What the browser needs to know about the map before it draws one. */
export const mapConfigOutput = z.object({
  /** null: this installation has no tile server, pins stand on a plain ground */
  tiles: z.nullable(z.object({ url: z.string(), attribution: z.string() })),
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
  origin: z.nullable(originOutput),
});
