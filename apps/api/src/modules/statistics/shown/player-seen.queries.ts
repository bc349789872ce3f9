import { type Placeholders, prepared } from '@oche/db';
import type { Person } from '@oche/validators/people/schemas';
import { sql } from 'kysely';
import { isSeen, sectionSeen, seenBy, type Viewer } from '../../people/index.ts';

/** Who has this username, and how much of the profile the viewer may see. */
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
        sql<string | null>`case when ${seenBy(p)} = 'full' then users.user_type end`.as('userType'),
        sql<Person['role']>`nullif(users.role, 'user')`.as('role'),
        sectionSeen(p, 'statistics').as('isOpen'),
        sectionSeen(p, 'achievements').as('showsAchievements'),
        sql<string | null>`(select username from profiles where user_id = ${p('viewerId')})`.as(
          'readBy',
        ),
      ])
      .where('profiles.username', '=', p('username'))
      .where(isSeen(p)),
);
