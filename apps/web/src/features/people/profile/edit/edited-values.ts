import type { Profile, updateProfileInput } from '@oche/validators/people/profiles';
import type * as z from 'zod/mini';

type Values = z.input<typeof updateProfileInput>;

/** What the fields contain when the form opens. */
export const editedValues = (profile: Profile): Values => ({
  firstName: profile.firstName,
  lastName: profile.lastName,
  gender: profile.gender,
  bio: profile.bio ?? '',
  dartingExperience: profile.dartingExperience ?? '',
  nickname: profile.nickname ?? '',
  walkOnSong: profile.walkOnSong ?? '',
  favouriteDouble: profile.favouriteDouble,
  street: profile.street ?? '',
  zipCode: profile.zipCode ?? '',
  city: profile.city ?? '',
  country: profile.country ?? 'DE',
  profileVisibility: profile.profileVisibility ?? undefined,
});

/** A select knows texts only: what an empty one means for the field, and which field is a number. */
export const given = (name: keyof Values) => (value: unknown) => {
  if (value !== '' && value !== null) return name === 'favouriteDouble' ? Number(value) : value;
  return name === 'profileVisibility' ? undefined : null;
};
