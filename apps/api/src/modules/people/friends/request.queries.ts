import { type Executor, type Placeholders, prepared, preparedList, type Tx } from '@oche/db';
import { everybody, personColumns } from '../person.select.ts';
import type { Viewer } from '../seen.select.ts';
import { commonFriends, isNamedToTied } from './tied.select.ts';

type RequestPage = Viewer & { beforeId: number };
type End = 'requester_id' | 'addressee_id';

/** Requests with whoever is at their other end, the latest first. */
const selectRequests = (
  db: Executor,
  p: Placeholders<RequestPage>,
  limit: number,
  own: End,
  other: End,
) =>
  everybody(db)
    .innerJoin('friend_requests as request', `request.${other}`, 'users.id')
    .select(personColumns(p))
    .select([
      'request.id as requestId',
      'request.created_at as createdAt',
      commonFriends(p).as('commonFriends'),
    ])
    .where(`request.${own}`, '=', p('viewerId'))
    .where('request.id', '<', p('beforeId'))
    .where(isNamedToTied)
    .orderBy('request.id', 'desc')
    .limit(limit);

export const listIncoming = preparedList(
  'people.listIncomingRequests',
  (db, p: Placeholders<RequestPage>, limit) =>
    selectRequests(db, p, limit, 'addressee_id', 'requester_id'),
);

export const listOutgoing = preparedList(
  'people.listOutgoingRequests',
  (db, p: Placeholders<RequestPage>, limit) =>
    selectRequests(db, p, limit, 'requester_id', 'addressee_id'),
);

export const getRequest = prepared(
  'people.getFriendRequest',
  (db, p: Placeholders<{ id: number }>) =>
    db
      .selectFrom('friend_requests')
      .select(['requester_id as requesterId', 'addressee_id as addresseeId'])
      .where('id', '=', p('id')),
);

export const countSent = prepared(
  'people.countSentRequests',
  (db, p: Placeholders<{ userId: string }>) =>
    db
      .selectFrom('friend_requests')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('requester_id', '=', p('userId')),
);

export async function insertRequest(
  tx: Tx,
  { requesterId, addresseeId, now }: { requesterId: string; addresseeId: string; now: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto('friend_requests')
    .values({ requester_id: requesterId, addressee_id: addresseeId, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @returns whether it was still there */
export async function deleteRequest(tx: Tx, id: number): Promise<boolean> {
  const row = await tx
    .deleteFrom('friend_requests')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whoever of the two has asked. */
export async function deleteRequestBetween(tx: Tx, one: string, other: string): Promise<void> {
  await tx
    .deleteFrom('friend_requests')
    .where('requester_id', 'in', [one, other])
    .where('addressee_id', 'in', [one, other])
    .execute();
}
