import { type Placeholders, prepared } from '@oche/db';
import type { Person } from '@oche/validators/people';
import { sql } from 'kysely';
import { seenBy, type Viewer } from '../../people/index.ts';

/** Who has this username, if the viewer may see the whole profile. */
export const getPlayer = prepared(
  'statistics.getPlayer',
  (db, p: Placeholders<Viewer & { username: string }>) =>
    db
      .selectFrom('profiles')
      .innerJoin('users', 'users.id', 'profiles.user_id')
      .select([
        'users.id',
        'profiles.username',
        'users.first_name as firstName',
        'users.last_name as lastName',
        'users.profile_image_url as profileImageUrl',
        'users.user_type as userType',
        sql<Person['role']>`nullif(users.role, 'user')`.as('role'),
      ])
      .where('profiles.username', '=', p('username'))
      .where(seenBy(p), '=', 'full'),
);
