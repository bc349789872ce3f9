import * as z from 'zod/mini';
import { clearableLine, clearableText, dateTime, line, textId } from '../common.ts';
import { achievementKinds } from '../statistics/limits.ts';
import { verificationTypes } from '../trust/limits.ts';
import { pictureReference, uploadId } from '../uploads/schemas.ts';
import * as limits from './limits.ts';
import { personOutput, visibility } from './schemas.ts';

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** ISO 3166 code of any country. */
const anyCountry = z.string('countryRequired').check(
  z.regex(/^[A-Z]{2}$/, { error: 'countryRequired', abort: true }),
  z.refine((code) => regions.of(code) !== undefined, 'countryRequired'),
);

export const profileInput = z.object({ userId: textId });

/** Name and face of a member whom the viewer may see; the rest is null where it isn't for this viewer. */
export const profileOutput = z.extend(personOutput, {
  /** `name`: nothing but name and face is for this viewer */
  seen: z.enum(['name', 'full']),
  isOwn: z.boolean(),
  /** the parts of the profile that this viewer gets */
  shows: z.record(z.enum(limits.profileSections), z.boolean()),
  memberSince: z.nullable(dateTime),
  /** null, too, as long as the member has not chosen; then friends see the profile */
  profileVisibility: z.nullable(visibility),
  /** the member hasn't chosen yet who sees the profile */
  isUndecided: z.boolean(),
  emailVerified: z.nullable(z.boolean()),
  phoneVerified: z.nullable(z.boolean()),
  sellerTermsAccepted: z.nullable(z.boolean()),
  verifications: z.array(z.enum(verificationTypes)),

  gender: z.nullable(z.enum(limits.genders)),
  bio: z.nullable(z.string()),
  dartingExperience: z.nullable(z.string()),
  nickname: z.nullable(z.string()),
  walkOnSong: z.nullable(z.string()),
  favouriteDouble: z.nullable(z.literal(limits.doubles)),
  city: z.nullable(z.string()),
  country: z.nullable(z.string()),

  statistics: z.nullable(
    z.object({
      tournamentsPlayed: z.nullable(z.number()),
      wins: z.number(),
      averageScore: z.nullable(z.number()),
    }),
  ),
  achievements: z.nullable(
    z.array(
      z.object({ kind: z.enum(achievementKinds), title: z.string(), description: z.string() }),
    ),
  ),

  /** for the member alone, from here on */
  street: z.nullable(z.string()),
  zipCode: z.nullable(z.string()),
  /** the middle of the postal code's area */
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  /** who sees which part; null: everybody who sees the profile */
  sections: z.nullable(z.record(z.enum(limits.profileSections), z.nullable(visibility))),
});
export type Profile = z.infer<typeof profileOutput>;

/**
 * What a member changes in their own profile. What isn't given stays; what is blank or null is taken away. What the
 * server decides (role, status, verifications, coordinates) isn't there at all.
 */
export const updateProfileInput = z.object({
  firstName: z.optional(line({ max: limits.PERSON_NAME_MAX })),
  lastName: z.optional(line({ max: limits.PERSON_NAME_MAX })),
  gender: z.optional(z.nullable(z.enum(limits.genders))),
  bio: clearableText(limits.BIO_MAX),
  dartingExperience: clearableLine(limits.EXPERIENCE_MAX),
  nickname: clearableLine(limits.NICKNAME_MAX),
  walkOnSong: clearableLine(limits.WALK_ON_SONG_MAX),
  favouriteDouble: z.optional(z.nullable(z.literal(limits.doubles, 'invalid'))),
  street: clearableLine(limits.STREET_MAX),
  city: clearableLine(limits.CITY_MAX),
  zipCode: clearableLine(limits.ZIP_CODE_MAX),
  country: z.optional(anyCountry),
  profileVisibility: z.optional(visibility),
  /** an upload of the member, or a picture elsewhere, of which we keep a copy; null takes it away */
  profileImageUrl: z.optional(z.nullable(pictureReference)),
});
export type UpdateProfile = z.output<typeof updateProfileInput>;

export const chooseSectionInput = z.object({
  section: z.enum(limits.profileSections, 'required'),
  /** null: everybody who sees the profile */
  visibility: z.nullable(visibility),
});

export const setAvatarInput = z.object({ uploadId });
