import { locales } from '@oche/validators/locale';
import { postalCountries } from '@oche/validators/postal-countries';
import { z } from 'zod';
import { identitySchema } from '../sign-in/identity.ts';

/**
 * Who signed up with an address, as the verification link carries it. Anybody can sign up with
 * anybody's address, also several times; the account belongs to the sign-up whose link is opened,
 * and nothing of the others stays on it: not their password, not their external identity.
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
