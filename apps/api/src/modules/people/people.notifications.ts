import { z } from 'zod';
import { notificationKind } from '../../lib/declared/notifiable.ts';
import type { Deps } from '../../lib/deps.ts';
import { acceptedTexts, requestedTexts, type ToldMember } from './notifications/texts.ts';
import * as queries from './notifications/told-friend.queries.ts';

/** To the one who is asked, as long as the request waits. */
export const friendRequested = notificationKind<Deps, { requestId: number }, ToldMember>({
  kind: 'people.friendRequest',
  area: 'friends',
  payload: z.object({ requestId: z.int() }),
  groupOf: ({ requestId }) => `friend-request/${requestId}`,
  placeOf: ({ requestId }) => `friend-request/${requestId}`,
  pathOf: () => '/friends?tab=requests',
  defaults: { mail: 'daily', push: true },
  isTransactional: false,
  answerOf: ({ requestId }) => ({ letter: 'f', id: requestId }),
  isVisible: queries.isRequestWaiting,
  async read({ db }, told) {
    const rows = await queries.listRequesters(db, {
      ids: told.map(({ payload }) => payload.requestId),
    });
    const requesters = new Map(rows.map(({ id, ...member }) => [id, member]));
    return told.map(({ payload }) => requesters.get(payload.requestId) ?? null);
  },
  texts: requestedTexts,
});

/** To the one who has asked. */
export const friendAccepted = notificationKind<Deps, { friendId: string }, ToldMember>({
  kind: 'people.friendAccepted',
  area: 'friends',
  payload: z.object({ friendId: z.string() }),
  groupOf: ({ friendId }) => `friend/${friendId}`,
  placeOf: ({ friendId }) => `friend/${friendId}`,
  pathOf: ({ userId }) => `/profile/${userId}`,
  defaults: { mail: 'never', push: true },
  isTransactional: false,
  isVisible: queries.isStillFriend,
  async read({ db }, told) {
    const rows = await queries.listFriendsTold(db, {
      ids: told.map(({ payload }) => payload.friendId),
    });
    const friends = new Map(rows.map((member) => [member.userId, member]));
    return told.map(({ payload }) => friends.get(payload.friendId) ?? null);
  },
  texts: acceptedTexts,
});

export const peopleNotifications = [friendRequested, friendAccepted];
