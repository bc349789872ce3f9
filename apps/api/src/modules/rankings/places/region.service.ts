import type { Db } from '@oche/db';
import type { RankingState } from '@oche/validators/rankings/limits';
import { LRUCache } from 'lru-cache';
import { distanceBetween, stateCodeOf } from '../../lounges/index.ts';
import * as queries from './place.queries.ts';

interface Asked {
  state?: RankingState | undefined;
  zipCode?: string | undefined;
  country: string;
  radius: number;
}

interface Regions {
  /** null: everywhere */
  regions: readonly string[] | null;
  /** a postal code that isn't known, around which there is nothing */
  unknownZipCode: string | null;
}

/** Postal codes never change while Oche runs; finding those of a state reads all of them. */
const found = new LRUCache<string, readonly string[]>({ max: 200 });

/** A region as it stands in the tables: a country's postal code. */
export const regionOf = (country: string, zipCode: string): string => `${country} ${zipCode}`;

/** The postal codes of a state, or those within some kilometres of one, from middle to middle. */
export async function regionsOf(db: Db, asked: Asked): Promise<Regions> {
  const { state, zipCode, country, radius } = asked;
  if (state === undefined && zipCode === undefined) return { regions: null, unknownZipCode: null };
  const key = state ?? `${country} ${zipCode} ${radius}`;
  let regions = found.get(key);
  if (!regions) {
    regions = await findRegions(db, asked);
    if (regions.length > 0) found.set(key, regions);
  }
  const unknownZipCode = regions.length === 0 ? (zipCode ?? null) : null;
  return { regions, unknownZipCode };
}

async function findRegions(db: Db, { state, zipCode, country, radius }: Asked): Promise<string[]> {
  const all = await queries.listPostalCodes(db, {});
  const middle = all.find((one) => one.country === country && one.code === zipCode);
  return all
    .filter((one) =>
      state === undefined
        ? middle !== undefined && distanceBetween(middle, one) <= radius
        : state === `${one.country}-${stateCodeOf(one.country, one.state)}`,
    )
    .map((one) => regionOf(one.country, one.code));
}
