import type { Executor } from '@oche/db';
import type { Tie, tiesInput } from '@oche/validators/people/friends';
import type { z } from 'zod';
import type { MemberContext } from '../../../lib/deps.ts';
import { viewerOf } from '../viewer.ts';
import * as friends from './friend.queries.ts';
import { isKnown, mayWrite, requestRefusal, stateOf } from './friends.policy.ts';
import * as queries from './standing.queries.ts';

/** What is between the member and others; those whom they may not know of are left out. */
export async function listTies(
  { db, actor }: MemberContext,
  { userIds }: z.output<typeof tiesInput>,
): Promise<Tie[]> {
  const own = actor.id;
  const standings = await queries.listStandings(db, { ...viewerOf(actor), userIds });
  return standings
    .filter((standing) => standing.userId !== own && isKnown(standing, own))
    .map((standing) => {
      const state = stateOf(standing, own);
      return {
        userId: standing.userId,
        state,
        requestId: standing.requestId,
        mayRequest: state === 'none' && requestRefusal(standing) === null,
        mayWrite: mayWrite(standing),
        commonFriends: standing.commonFriends,
      };
    });
}

interface Letter {
  fromId: string;
  toId: string;
}

/** Whether one member may write to another directly: friends can, and anybody whom the other allows to. */
export async function mayWriteTo(db: Executor, { fromId, toId }: Letter): Promise<boolean> {
  return (await thoseToWriteTo(db, { fromId, toIds: [toId] })).length > 0;
}

/** Those of several members to whom one may write directly. */
export async function thoseToWriteTo(
  db: Executor,
  { fromId, toIds }: { fromId: string; toIds: string[] },
): Promise<string[]> {
  const viewer = { viewerId: fromId, isStaff: false };
  const standings = await queries.listStandings(db, { ...viewer, userIds: toIds });
  return standings
    .filter((standing) => standing.userId !== fromId && mayWrite(standing))
    .map(({ userId }) => userId);
}

export async function areFriends(
  db: Executor,
  pair: { one: string; other: string },
): Promise<boolean> {
  return (await friends.areFriends.first(db, pair)) !== undefined;
}
