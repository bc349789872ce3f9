import type { Executor } from '@oche/db';
import type { loungeData } from '@oche/validators/lounges';
import { postalCountries } from '@oche/validators/postal-countries';
import type { z } from 'zod';
import { AppError } from '../../../lib/errors.ts';
import * as queries from './place.queries.ts';

type Address = Pick<z.output<typeof loungeData>, 'country' | 'zipCode'>;

const known: readonly string[] = postalCountries;

/**
 * Where a lounge lies by its postal code. Only codes of some countries are known; in others a
 * lounge has no place until someone sets its marker.
 *
 * @throws AppError ZIP_CODE_UNKNOWN where all codes are known, and this is none of them
 */
export async function placeOf(executor: Executor, { country, zipCode }: Address, field: string) {
  if (zipCode === undefined || !known.includes(country)) return NOWHERE;
  const place = await queries.getPlace.first(executor, { country, code: zipCode });
  if (!place) throw new AppError('ZIP_CODE_UNKNOWN', { fields: { [field]: 'unknownZipCode' } });
  return { latitude: place.latitude, longitude: place.longitude, state: place.state };
}

const NOWHERE = { latitude: null, longitude: null, state: null };
