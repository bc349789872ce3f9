import type { DB } from '@oche/db';
import type { Amenity, LoungeSummary } from '@oche/validators/lounges/schemas';
import { euroOf } from '@oche/validators/money';
import { type InferResult, type SelectQueryBuilder, sql } from 'kysely';

/**
 * What is shown of a lounge everywhere, except pictures and distance. The table's alias is lounge.
 */
export const loungeColumns = [
  'lounge.id',
  'lounge.name',
  'lounge.description',
  'lounge.address',
  'lounge.zip_code as zipCode',
  'lounge.city',
  'lounge.country',
  'lounge.lounge_type as loungeType',
  'lounge.setup_description as setupDescription',
  sql<Amenity[]>`lounge.amenities`.as('amenities'),
  'lounge.phone',
  'lounge.email',
  'lounge.website',
  'lounge.number_of_boards as numberOfBoards',
  'lounge.price_per_hour_cents as pricePerHourCents',
  'lounge.price_from_cents as priceFromCents',
  'lounge.price_unit as priceUnit',
  sql<boolean>`lounge.price_rules <> '[]'`.as('hasPriceRules'),
  'lounge.rating',
  'lounge.rating_count as ratingCount',
  'lounge.latitude',
  'lounge.longitude',
  'lounge.is_active as isActive',
  'lounge.created_at as createdAt',
] as const;

type Lounges = SelectQueryBuilder<DB & { lounge: DB['lounges'] }, 'lounge', object>;
const select = (lounges: Lounges) => lounges.select(loungeColumns);
export type LoungeRow = InferResult<ReturnType<typeof select>>[number];

/** @param distance kilometres from the origin; null if it isn't known */
export function toSummary(row: LoungeRow, distance: number | null): Omit<LoungeSummary, 'photo'> {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    address: row.address,
    zipCode: row.zipCode,
    city: row.city,
    country: row.country,
    loungeType: row.loungeType,
    setupDescription: row.setupDescription,
    amenities: row.amenities,
    phone: row.phone,
    email: row.email,
    website: row.website,
    numberOfBoards: row.numberOfBoards,
    pricePerHour: euroOf(row.pricePerHourCents),
    priceFrom: euroOf(row.priceFromCents),
    priceUnit: row.priceUnit,
    hasPriceRules: row.hasPriceRules,
    rating: row.rating,
    ratingCount: row.ratingCount,
    latitude: row.latitude,
    longitude: row.longitude,
    distance,
    isActive: row.isActive,
    createdAt: row.createdAt,
  };
}
