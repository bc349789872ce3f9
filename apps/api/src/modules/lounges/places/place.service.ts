import type { Executor } from '@oche/db';
import type { loungeData } from '@oche/validators/lounges/schemas';
import { postalCountries } from '@oche/validators/postal-countries';
import type { z } from 'zod';
import { AppError } from '../../../lib/errors.ts';
import * as queries from './place.queries.ts';

type Address = Pick<z.output<typeof loungeData>, 'country' | 'zipCode'>;

const known: readonly string[] = postalCountries;

/**
 * A lounge's place by its postal code. Only some countries' codes are known; elsewhere a lounge has
 * no place until somebody sets its marker.
 *
 * @throws AppError ZIP_CODE_UNKNOWN if all codes of the country are known, but not this one
 */
export async function placeOf(executor: Executor, { country, zipCode }: Address, field: string) {
  if (zipCode === undefined || !known.includes(country)) return NOWHERE;
  const place = await queries.getPlace.first(executor, { country, code: zipCode });
  if (!place) throw new AppError('ZIP_CODE_UNKNOWN', { fields: { [field]: 'unknownZipCode' } });
  return { latitude: place.latitude, longitude: place.longitude, state: place.state };
}

const NOWHERE = { latitude: null, longitude: null, state: null };
