import type { draftData, publishedItem } from '@oche/validators/market/schemas';
import { centsOf } from '@oche/validators/money';
import type { z } from 'zod';
import { attributeColumnsOf } from './attributes.ts';

export type DraftData = z.output<typeof draftData>;
export type PublishedData = z.output<typeof publishedItem>;

/** Cents of a price; nothing is free, so 0 is none yet. */
const priceOf = (price: number | null | undefined): number | null =>
  price ? centsOf(price) : null;

/** What an ad says, as columns. Where it is on the map is found by its postal code when it is published. */
export function columnsOf(data: DraftData | PublishedData) {
  const { shippingPrice, loungeId = null } = data;
  return {
    title: data.title,
    description: data.description,
    category: data.category ?? null,
    condition: data.condition ?? null,
    wear: data.wear ?? null,
    price_cents: priceOf(data.price),
    takes_more: data.takesMore,
    takes_offers: data.takesOffers,
    ships: data.ships,
    shipping_cents:
      shippingPrice === null || shippingPrice === undefined ? null : centsOf(shippingPrice),
    meets: data.meets,
    lounge_id: loungeId,
    // a lounge of the directory has its own name
    location: loungeId === null ? (data.location ?? null) : null,
    country: data.country,
    zip_code: data.zipCode ?? null,
    city: data.city ?? null,
    seller_type: data.sellerType,
    ...attributeColumnsOf(data.attributes, data.category),
  };
}

export type ItemColumns = ReturnType<typeof columnsOf>;
