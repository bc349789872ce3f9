import * as z from 'zod/mini';
import { dateTime, line, page, textId } from '../common.ts';
import { USERNAME_MAX, USERNAME_MIN, visibilities } from './limits.ts';

/**
 * Letters without accents, digits, and between them single marks: so `@username` is one word in any
 * text, and no two names look alike in different alphabets. The table `usernames` checks the same.
 */
const USERNAME = /^(?=.*[a-z])[a-z0-9]+([._-][a-z0-9]+)*$/i;

export const username = z
  .string('required')
  .check(
    z.trim(),
    z.minLength(1, { error: 'required', abort: true }),
    z.minLength(USERNAME_MIN, { error: 'tooShort', abort: true }),
    z.maxLength(USERNAME_MAX, { error: 'tooLong', abort: true }),
    z.regex(USERNAME, 'invalidUsername'),
  );

export const visibility = z.enum(visibilities, 'required');

const staffRoles = ['moderator', 'admin'] as const;

/** What lists say of a person: of somebody whom one may not see fully, never more than a name and a face. */
export const personOutput = z.object({
  id: z.string(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.nullable(z.string()),
  /** null where the viewer sees only the name */
  userType: z.nullable(z.string()),
  /** of staff; null for all others */
  role: z.nullable(z.enum(staffRoles)),
});
export type Person = z.infer<typeof personOutput>;

export const personListInput = page;
export const personListOutput = z.object({
  items: z.array(personOutput),
  nextCursor: z.nullable(z.string()),
});

export const searchPeopleInput = z.object({
  /** part of a name or username, from three characters on */
  query: line({ min: 3, max: 100 }),
  limit: z._default(z.number().check(z.int(), z.minimum(1), z.maximum(50)), 20),
});
export const searchPeopleOutput = z.array(personOutput);

/** The member's own profile, with what only the member sees. */
export const ownProfileOutput = z.object({
  id: z.string(),
  username: z.string(),
  /** from when on the username can be changed; null if it can be changed now */
  usernameChangeableFrom: z.nullable(dateTime),
  /** null as long as the member has not chosen; then friends see the profile */
  visibility: z.nullable(visibility),
});
export type OwnProfile = z.infer<typeof ownProfileOutput>;

export const changeUsernameInput = z.object({ username });
export const chooseVisibilityInput = z.object({ visibility });

export const personInput = z.object({ userId: textId });
/** People whom the member blocks or follows, the latest first. */
export const tieListOutput = z.object({
  items: z.array(z.extend(personOutput, { since: dateTime })),
  nextCursor: z.nullable(z.string()),
});
