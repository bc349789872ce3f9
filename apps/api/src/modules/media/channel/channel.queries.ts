import { type Placeholders, prepared } from '@oche/db';
import type { Person } from '@oche/validators/people/schemas';
import { sql } from 'kysely';
import { personColumns, seenBy, type Viewer } from '../../people/index.ts';
import { channels, isAdminOf, type Reader } from './channel.select.ts';

type OfChannel = Reader & { id: number };

/** All that a channel's page shows, whether the reader may see it or not. */
export const getChannel = prepared('media.getChannel', (db, p: Placeholders<OfChannel>) =>
  channels(db, p)
    .select([
      'channel.is_public as isPublic',
      'channel.hidden_at as hiddenAt',
      'channel.deleted_at as deletedAt',
      'channel.feed_url as feedUrl',
      'channel.updated_at as updatedAt',
      isAdminOf(p).as('isAdmin'),
    ])
    .where('channel.id', '=', p('id')),
);

/** What the rules need to know of a channel. */
export const getFacts = prepared('media.getFacts', (db, p: Placeholders<OfChannel>) =>
  db
    .selectFrom('media_channels as channel')
    .select([
      'channel.id',
      'channel.name',
      'channel.url_key as urlKey',
      'channel.platform',
      'channel.logo_id as logoId',
      'channel.is_public as isPublic',
      'channel.deleted_at as deletedAt',
      'channel.verified_at as verifiedAt',
      isAdminOf(p).as('isAdmin'),
    ])
    .where('channel.id', '=', p('id')),
);

/** Changes of a channel come one after the other. What is read behind the lock is read again. */
export const lockChannel = prepared('media.lockChannel', (db, p: Placeholders<{ id: number }>) =>
  db.selectFrom('media_channels').select('id').where('id', '=', p('id')).forNoKeyUpdate(),
);

interface Admins extends Viewer {
  id: number;
  /** members who run it know who else does */
  isAdmin: boolean;
}

/** Who runs a channel. Visitors see whose profile everybody sees, members whom they see anyway. */
export const listAdmins = prepared('media.listAdmins', (db, p: Placeholders<Admins>) =>
  db
    .selectFrom('media_channel_admins as admin')
    .innerJoin('users', 'users.id', 'admin.user_id')
    .innerJoin('profiles', 'profiles.user_id', 'admin.user_id')
    .select(personColumns(p))
    .where('admin.channel_id', '=', p('id'))
    .where(
      sql<boolean>`(${p('isAdmin')}::boolean or ${seenBy(p)} = 'full'
        or (${p('viewerId')}::text <> '' and ${seenBy(p)} <> 'none'))`,
    )
    .orderBy('admin.added_at')
    .orderBy('admin.user_id')
    .$castTo<Person>(),
);
