import * as z from 'zod/mini';
import { zipCode } from '../auth/schemas.ts';
import { dateTime, line, optionalText, page } from '../common.ts';
import { latitude, longitude } from '../places.ts';
import { postalCountries } from '../postal-countries.ts';
import { pictureOutput } from '../uploads/schemas.ts';
import { country, optionalZipCode } from './fields.ts';
import {
  amenities,
  LOUNGE_SORTS,
  loungeTypes,
  priceUnits,
  RADIUS_MAX_KM,
  RADIUS_MIN_KM,
} from './limits.ts';

/** Finds lounges that may be the same one: same postal code (else city), and a similar name. */
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
 * Where distances are measured from: a device's location, else a postal code, else the postal code
 * of the signed-in member.
 */
export const originFields = {
  latitude: z.optional(latitude),
  longitude: z.optional(longitude),
  /** a code of `country` */
  zipCode: z.optional(zipCode),
  country: z._default(z.enum(postalCountries, 'invalid'), 'DE'),
};

const needle = z.pipe(
  optionalText(120),
  z.transform((value) => value ?? ''),
);

const filterFields = {
  ...originFields,
  /** searches name and city; umlauts and case don't matter */
  search: needle,
  /** searches the city */
  city: needle,
  /** whether that is the city's whole name: Au isn't found in Lauf */
  isWholeCity: z._default(z.boolean(), false),
  /** only what the reader has marked; a visitor has marked nothing */
  onlyFavourites: z._default(z.boolean(), false),
  type: z._default(z.enum(['all', ...loungeTypes], 'invalid'), 'all'),
  amenities: z._default(
    z.array(z.enum(amenities)).check(z.maxLength(amenities.length, 'invalid')),
    [],
  ),
  /** kilometres around the origin; ignored without one */
  radius: z.optional(
    z
      .number('invalid')
      .check(z.minimum(RADIUS_MIN_KM, 'invalid'), z.maximum(RADIUS_MAX_KM, 'invalid')),
  ),
};

export const searchLoungesInput = z.extend(page, {
  ...filterFields,
  /** without an origin `distance` means `newest` */
  sort: z._default(z.enum(LOUNGE_SORTS, 'invalid'), 'newest'),
});

/** A part of the map, from its south-west to its north-east corner. */
export const mapLoungesInput = z.object({
  ...filterFields,
  south: latitude,
  west: longitude,
  north: latitude,
  east: longitude,
  /** Leaflet's zoom; decides how close pins are when they become a cluster */
  zoom: z.number().check(z.int(), z.minimum(0), z.maximum(20)),
});

export const originOutput = z.object({
  source: z.enum(['device', 'zipCode', 'member']),
  /** the postal code that was looked up, and its place; null for a location */
  zipCode: z.nullable(z.string()),
  place: z.nullable(z.string()),
  latitude: z.number(),
  longitude: z.number(),
});

/** A lounge, as lists show it. */
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
  /** euro per hour, at the cheapest time of the week */
  priceFrom: z.number(),
  priceUnit: z.enum(priceUnits),
  /** whether prices differ by the time of the week */
  hasPriceRules: z.boolean(),
  /** mean of the reviews; null if there are none */
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
  /** null: no distances are known; `unknownZipCode` is the code that was given but isn't known */
  origin: z.nullable(originOutput),
  unknownZipCode: z.nullable(z.string()),
});

export const mapPin = z.object({
  id: z.number(),
  name: z.string(),
  city: z.string(),
  rating: z.nullable(z.number()),
  priceFrom: z.number(),
});
export const mapCluster = z.object({
  latitude: z.number(),
  longitude: z.number(),
  count: z.number(),
  lounge: z.nullable(mapPin),
});

export const mapLoungesOutput = z.object({
  /** pins and clusters; a pin has count 1, and its lounge */
  clusters: z.array(mapCluster),
  /** the area of everything that the filters find; null if nothing has coordinates */
  bounds: z.nullable(
    z.object({ south: z.number(), west: z.number(), north: z.number(), east: z.number() }),
  ),
  /** whether more lounges are there than can be asked about their times; then only those in the middle are */
  isPartial: z.boolean(),
});

/** What the browser needs to know before it draws a map. */
export const mapConfigOutput = z.object({
  /** null: this installation has no tile server, so pins are on a plain ground */
  tiles: z.nullable(z.object({ url: z.string(), attribution: z.string() })),
});

/** The last part of a city's address, e.g. `frankfurt-am-main`; how it is spelled doesn't matter. */
export const cityInput = z.object({ slug: line({ max: 120 }) });
export const cityOutput = z.object({
  /** as most of its lounges spell it */
  name: z.string(),
  slug: z.string(),
  lounges: z.number(),
});
export type City = z.infer<typeof cityOutput>;
/** The cities with most lounges. */
export const citiesOutput = z.array(cityOutput);

export const nearbyLoungesOutput = z.object({
  items: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      city: z.string(),
      /** 0 if there are no reviews */
      rating: z.number(),
      /** whole kilometres */
      distance: z.number(),
    }),
  ),
  /** null: the member's postal code is missing or unknown */
  origin: z.nullable(originOutput),
});
