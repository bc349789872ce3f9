import * as z from 'zod/mini';
import { dateTime, id, page, requiredMoment, textId } from '../common.ts';
import { personOutput } from '../people/schemas.ts';

/** One of the organisers, or somebody who is invited. */
export const tournamentMemberInput = z.object({ id, userId: textId });
export const tournamentMembersOutput = z.array(personOutput);

export const invitationListInput = z.extend(page, { id });
export const invitationListOutput = z.object({
  items: z.array(z.object({ person: personOutput, invitedAt: dateTime, hasEntered: z.boolean() })),
  nextCursor: z.nullable(z.string()),
});

const BOARDS_MAX = 200;
const time = {
  startTime: requiredMoment('startTimeRequired'),
  endTime: requiredMoment('endTimeRequired'),
};
export const tournamentBoardsInput = z.object({ id, ...time });
export const tournamentBoardsOutput = z.array(
  z.object({
    id: z.number(),
    name: z.string(),
    /** nothing else is in the way at that time */
    isFree: z.boolean(),
    /** the tournament has it already */
    isOwn: z.boolean(),
  }),
);
export const bookBoardsInput = z.object({
  id,
  ...time,
  boardIds: z.array(id).check(z.minLength(1, 'required'), z.maxLength(BOARDS_MAX, 'tooMany')),
});
