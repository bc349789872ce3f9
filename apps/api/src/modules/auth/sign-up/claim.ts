import { locales } from '@oche/validators/locale';
import { postalCountries } from '@oche/validators/postal-countries';
import { z } from 'zod';
import { identitySchema } from '../sign-in/identity.ts';

/**
 * What somebody filled in to sign up with an address; the verification link carries it. Anybody can
 * sign up with anybody's address, even several times. The account belongs to the sign-up whose link
 * is opened, and keeps nothing of the others: neither password nor external identity.
 */
export const claimSchema = z.object({
  passwordHash: z.string().nullable(),
  identity: identitySchema.nullable(),
  firstName: z.string(),
  lastName: z.string(),
  country: z.enum(postalCountries),
  zipCode: z.string().nullable(),
  locale: z.enum(locales),
});

export type Claim = z.infer<typeof claimSchema>;
