import type { Tx } from '@oche/db';
import { postalCountries } from '@oche/validators/postal-countries';
import type { ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { getHome, isPostalCode, updateAccount } from './account.queries.ts';

/** A member's name, where they live and what they look like; what is missing stays as it is. */
interface PersonChange {
  firstName?: string | undefined;
  lastName?: string | undefined;
  /** ISO 3166 code */
  country?: string | undefined;
  zipCode?: string | null | undefined;
  profileImageUrl?: string | null | undefined;
}

/**
 * Changes what is stored about a person beside the account; rules about names and faces are the profile's.
 * @throws AppError BAD_INPUT for a postal code that there isn't in a country whose codes are known
 */
export async function updatePerson(
  { clock }: Pick<ServiceContext, 'clock'>,
  tx: Tx,
  userId: string,
  change: PersonChange,
): Promise<void> {
  if (change.country !== undefined || change.zipCode !== undefined) {
    await requirePostalCode(tx, userId, change);
  }
  await updateAccount(tx, userId, {
    first_name: change.firstName,
    last_name: change.lastName,
    country: change.country,
    zip_code: change.zipCode,
    profile_image_url: change.profileImageUrl,
    updated_at: clock.now(),
  });
}

async function requirePostalCode(tx: Tx, userId: string, change: PersonChange): Promise<void> {
  const home = await getHome(tx, userId);
  const country = change.country ?? home.country;
  const zipCode = change.zipCode === undefined ? home.zipCode : change.zipCode;
  const isLookedUp = postalCountries.some((known) => known === country);
  if (zipCode === null || !isLookedUp || (await isPostalCode(tx, country, zipCode))) return;
  throw new AppError('BAD_INPUT', { fields: { zipCode: 'unknownZipCode' } });
}
