import { type Placeholders, prepared } from '@oche/db';
import type { ContactCircle } from '@oche/validators/people/friend-limits';
import { sql } from 'kysely';
import { everybody } from '../person.select.ts';
import { blocks, isApartFrom } from '../relations/blocked.select.ts';
import { seenBy, type Viewer } from '../seen.select.ts';
import { commonFriends, isNamedToTied } from './tied.select.ts';

/** What is between the viewer and some members, and what these allow. */
export const listStandings = prepared(
  'people.listStandings',
  (db, p: Placeholders<Viewer & { userIds: readonly string[] }>) =>
    everybody(db)
      .leftJoin('friendships as friend', (join) =>
        join.onRef('friend.friend_id', '=', 'users.id').on('friend.user_id', '=', p('viewerId')),
      )
      .leftJoin('friend_requests as request', (join) =>
        join
          .on(
            sql`least(request.requester_id, request.addressee_id)`,
            '=',
            sql`least(users.id, ${p('viewerId')}::text)`,
          )
          .on(
            sql`greatest(request.requester_id, request.addressee_id)`,
            '=',
            sql`greatest(users.id, ${p('viewerId')}::text)`,
          ),
      )
      .select([
        'users.id as userId',
        seenBy(p).as('seen'),
        isNamedToTied.as('isNamedToTied'),
        isApartFrom(p, sql.ref('users.id')).as('isApart'),
        blocks(p, sql.ref('users.id')).as('isBlocking'),
        'friend.since as friendsSince',
        'request.id as requestId',
        'request.requester_id as requesterId',
        sql<ContactCircle>`profiles.requests_from`.as('requestsFrom'),
        sql<ContactCircle>`profiles.messages_from`.as('messagesFrom'),
        commonFriends(p).as('commonFriends'),
      ])
      .where('users.id', '=', sql<string>`any(array(select unnest(${p('userIds')}::text[])))`),
);
