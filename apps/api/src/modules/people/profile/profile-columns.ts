import type { DB } from '@oche/db';
import type { UpdateProfile } from '@oche/validators/people/profiles';
import type { Updateable } from 'kysely';

/** What a member says, as it stands in `profiles`; what isn't given isn't there. */
export const columnsOf = (change: UpdateProfile): Updateable<DB['profiles']> => ({
  gender: change.gender,
  bio: change.bio,
  darting_experience: change.dartingExperience,
  nickname: change.nickname,
  walk_on_song: change.walkOnSong,
  favourite_double: change.favouriteDouble,
  street: change.street,
  city: change.city,
});
