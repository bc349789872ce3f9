import { done } from '@oche/validators/common';
import * as schemas from '@oche/validators/people/friends';
import { router } from '../../../trpc/init.ts';
import { proceduresOf } from '../../../trpc/procedures.ts';
import { thenOk } from '../../../trpc/then-ok.ts';
import * as contact from './contact.service.ts';
import { dismissSuggestion } from './dismissal.service.ts';
import * as friends from './friend.service.ts';
import * as requests from './request.service.ts';
import { listTies } from './standing.service.ts';

const { memberProcedure } = proceduresOf('messages', 'friends');

const tag = 'Friends';

/** Suspended members, too, decide who reaches them, and end what is between them and others. */
const ownTiesProcedure = memberProcedure.meta({ whileSuspended: true });

export const friendsRouter = router({
  list: memberProcedure
    .meta({
      rest: { method: 'GET', path: '/friends', summary: 'Own friends, the latest first', tag },
    })
    .input(schemas.friendListInput)
    .output(schemas.friendListOutput)
    .query(({ ctx, input }) => friends.listFriends(ctx, input)),

  requests: memberProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/friend-requests',
        summary: 'Friend requests that wait, got and sent, the latest first',
        tag,
      },
    })
    .input(schemas.friendRequestListInput)
    .output(schemas.friendRequestListOutput)
    .query(({ ctx, input }) => requests.listRequests(ctx, input)),

  counts: memberProcedure
    .output(schemas.friendCountsOutput)
    .query(({ ctx }) => friends.countTies(ctx)),

  ties: memberProcedure
    .input(schemas.tiesInput)
    .output(schemas.tiesOutput)
    .query(({ ctx, input }) => listTies(ctx, input)),

  dismissSuggestion: ownTiesProcedure
    .input(schemas.dismissSuggestionInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => dismissSuggestion(ctx, input))),

  request: memberProcedure
    .meta({
      limit: 'posting',
      rest: {
        method: 'POST',
        path: '/friend-requests',
        summary: 'Asks a member to be a friend; who has been asked by them is one at once',
        tag,
        status: 201,
      },
    })
    .input(schemas.sendRequestInput)
    .output(schemas.sentRequestOutput)
    .mutation(({ ctx, input }) => requests.sendRequest(ctx, input)),

  respond: memberProcedure
    .meta({
      rest: {
        method: 'PATCH',
        path: '/friend-requests/{id}',
        summary: 'Accepts or declines a friend request',
        tag,
      },
    })
    .input(schemas.respondInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => requests.respond(ctx, input))),

  cancel: ownTiesProcedure
    .meta({
      rest: {
        method: 'DELETE',
        path: '/friend-requests/{id}',
        summary: 'Takes an own friend request back',
        tag,
      },
    })
    .input(schemas.friendRequestInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => requests.cancelRequest(ctx, input))),

  remove: ownTiesProcedure
    .meta({
      rest: {
        method: 'DELETE',
        path: '/friends/{userId}',
        summary: 'Ends a friendship; again changes nothing',
        tag,
      },
    })
    .input(schemas.removeFriendInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => friends.removeFriend(ctx, input))),

  contact: memberProcedure
    .meta({ scope: null })
    .output(schemas.contactOutput)
    .query(({ ctx }) => contact.getContact(ctx)),

  chooseContact: ownTiesProcedure
    .meta({ scope: null })
    .input(schemas.contactInput)
    .output(schemas.contactOutput)
    .mutation(({ ctx, input }) => contact.chooseContact(ctx, input)),
});
