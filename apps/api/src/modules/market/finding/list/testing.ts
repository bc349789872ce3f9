import type { DB } from '@oche/db';
import type { Insertable } from 'kysely';
import type { TestApi, TestMember } from '../../../../testing/index.ts';
import { insertAd } from '../../testing-ads.ts';

export type Columns = Partial<Insertable<DB['market_items']>>;
export const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}T10:00:00.000Z`;
const KOELN = { zip_code: '50667', city: 'Köln', latitude: 50.938, longitude: 6.957 };
const BONN = { zip_code: '53111', city: 'Bonn', latitude: 50.74, longitude: 7.098 };
const BERLIN = { zip_code: '10115', city: 'Berlin', latitude: 52.532, longitude: 13.385 };

const ads: Record<string, Columns> = {
  straight: {
    title: 'Target Bolide',
    brand: 'Target',
    tip: 'steel',
    weight_tenths: 230,
    tungsten: 90,
    barrel_shape: 'straight',
    grip: 'ring',
    price_cents: 5000,
    wear: 2,
    ...KOELN,
  },
  torpedo: {
    title: 'Winmau Torpedo mit Tasche',
    brand: 'Winmau',
    tip: 'steel',
    weight_tenths: 234,
    tungsten: 90,
    barrel_shape: 'torpedo',
    price_cents: 2500,
    condition: 'good',
    ...BONN,
  },
  soft: {
    title: 'Gerade Softdarts',
    tip: 'soft',
    weight_tenths: 180,
    tungsten: 80,
    barrel_shape: 'straight',
    price_cents: 12_000,
    ships: false,
    status: 'reserved',
    ...BERLIN,
  },
  shaft: {
    title: 'Nylonschäfte',
    category: 'shafts',
    shaft_length: 'short',
    shaft_material: 'nylon',
    price_cents: 300,
    ...KOELN,
  },
  board: {
    title: 'Unicorn Eclipse',
    category: 'boards',
    board_segments: 'blade',
    price_cents: 3999,
    seller_type: 'business',
    // nobody knows the postal codes there
    country: 'NL',
    zip_code: '1012 AB',
    city: 'Amsterdam',
  },
  wanted: {
    title: 'Suche 23 g',
    intent: 'wanted',
    weight_tenths: 230,
    price_cents: 4000,
    ...KOELN,
  },
  paused: { title: 'Pausiert', status: 'paused' },
  blocked: { title: 'Gesperrt', review: 'blocked' },
  waiting: { title: 'Wartet', review: 'waiting' },
};

/**
 * Writes all of them, a day apart; the board is the shop's.
 * @returns their ids by name
 */
export async function insertAds(
  api: TestApi,
  { seller, shop }: { seller: TestMember; shop: TestMember },
): Promise<Record<string, number>> {
  const ids: Record<string, number> = {};
  for (const [index, [name, columns]] of Object.entries(ads).entries()) {
    const published_at = day(1 + index);
    ids[name] = await insertAd(api, name === 'board' ? shop : seller, { published_at, ...columns });
  }
  return ids;
}

/** All that everybody sees of what is sold, the newest first. */
export const EVERYTHING = ['board', 'shaft', 'soft', 'torpedo', 'straight'];
