import * as z from 'zod/mini';
import { dateTime, id, line, page, textId } from '../common.ts';
import { contactCircles } from './friend-limits.ts';
import { personOutput } from './schemas.ts';

export const friendListInput = z.extend(page, {
  /** part of a name or username */
  query: z.optional(line({ max: 100 })),
});
/** Friends, the latest first. */
export const friendListOutput = z.object({
  items: z.array(z.extend(personOutput, { since: dateTime })),
  nextCursor: z.nullable(z.string()),
});
export type Friend = z.infer<typeof friendListOutput>['items'][number];

const requestTypes = ['incoming', 'outgoing'] as const;

/** Who wants to be whose friend, as one of the two sees it. */
export const friendRequestOutput = z.object({
  id,
  type: z.enum(requestTypes),
  requester: personOutput,
  addressee: personOutput,
  createdAt: dateTime,
  /** with how many members both are friends */
  commonFriends: z.number(),
});
export type FriendRequest = z.infer<typeof friendRequestOutput>;

export const friendRequestListInput = z.extend(page, {
  /** both, without it */
  type: z.optional(z.enum(requestTypes)),
});
export const friendRequestListOutput = z.object({
  items: z.array(friendRequestOutput),
  nextCursor: z.nullable(z.string()),
});

/** How many there are of each, as the tabs show it. */
export const friendCountsOutput = z.object({
  friends: z.number(),
  incoming: z.number(),
  outgoing: z.number(),
});

export const sendRequestInput = z.object({ addresseeId: textId });
/** If the other one had asked already, the two are friends now. */
export const sentRequestOutput = z.object({
  state: z.enum(['outgoing', 'friends']),
  /** null for friends */
  requestId: z.nullable(id),
});

export const respondInput = z.object({
  id,
  response: z.enum(['accepted', 'declined'], 'required'),
});
export const friendRequestInput = z.object({ id });
export const removeFriendInput = z.object({ userId: textId });

export const tiesInput = z.object({
  userIds: z.array(textId).check(z.minLength(1), z.maxLength(100, 'tooMany')),
});
/** What is between the member and another, and what could be. */
export const tieOutput = z.object({
  userId: z.string(),
  /** `blocked`: by the member */
  state: z.enum(['none', 'outgoing', 'incoming', 'friends', 'blocked']),
  /** of `outgoing` and `incoming` */
  requestId: z.nullable(id),
  mayRequest: z.boolean(),
  mayWrite: z.boolean(),
  commonFriends: z.number(),
});
export type Tie = z.infer<typeof tieOutput>;
export const tiesOutput = z.array(tieOutput);

const contactCircle = z.enum(contactCircles, 'required');
export const contactInput = z.object({
  requestsFrom: z.optional(contactCircle),
  messagesFrom: z.optional(contactCircle),
});
export const contactOutput = z.object({
  requestsFrom: contactCircle,
  messagesFrom: contactCircle,
});

/** Somebody whom the member may know, with what connects them: at least one of these. */
export const suggestionOutput = z.extend(personOutput, {
  commonFriends: z.number(),
  /** the latest tournament at which both have played */
  tournament: z.nullable(z.string()),
  /** a lounge that both like */
  lounge: z.nullable(z.string()),
  isNearLevel: z.boolean(),
});
export type Suggestion = z.infer<typeof suggestionOutput>;
export const suggestionsOutput = z.array(suggestionOutput);
export const dismissSuggestionInput = z.object({ userId: textId });
