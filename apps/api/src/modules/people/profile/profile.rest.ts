import { line } from '@oche/validators/common';
import { updateProfileInput } from '@oche/validators/people/profiles';
import * as z from 'zod/mini';
import { countryIn } from '../../../lib/locale/country-names.ts';

/** The documented REST shapes where they differ from the procedures'. */

const { profileImageUrl } = updateProfileInput.shape;

export const documentedProfile = z.extend(updateProfileInput, {
  /** a code (ISO 3166), or a name in German or English */
  country: z.optional(line({ max: 100, required: 'countryRequired' })),
  /** the same as `profileImageUrl`, as the form calls it, and before it if both are sent */
  image: profileImageUrl,
});

/** Null takes the picture away; a form in which none was chosen leaves it as it is. */
export function profileFields(input: Record<string, unknown>): Record<string, unknown> {
  const fields: Record<string, unknown> = { ...input };
  if (fields.country !== undefined) fields.country = countryIn(fields.country);
  if (fields.profileImageUrl === '') fields.profileImageUrl = undefined;
  return fields;
}
