import { anyOfIds, type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** Who has asked, by the request. */
export const listRequesters = prepared(
  'people.listToldRequesters',
  (db, p: Placeholders<{ ids: number[] }>) =>
    db
      .selectFrom('friend_requests as request')
      .innerJoin('users', 'users.id', 'request.requester_id')
      .select([
        'request.id',
        'users.id as userId',
        'users.first_name as firstName',
        'users.last_name as lastName',
      ])
      .where('request.id', '=', anyOfIds(p('ids'))),
);

export const listFriendsTold = prepared(
  'people.listToldFriends',
  (db, p: Placeholders<{ ids: readonly string[] }>) =>
    db
      .selectFrom('users')
      .select(['id as userId', 'first_name as firstName', 'last_name as lastName'])
      .where('id', '=', sql<string>`any(${p('ids')}::text[])`),
);

/** Whether the request of the row `item` of notifications still waits for its recipient. */
export const isRequestWaiting = sql<boolean>`exists (
  select from friend_requests request
  where request.id = (item.payload ->> 'requestId')::bigint
    and request.addressee_id = item.recipient_id
)`;

/** Whether the two are still friends. */
export const isStillFriend = sql<boolean>`exists (
  select from friendships
  where user_id = item.recipient_id and friend_id = item.payload ->> 'friendId'
)`;
