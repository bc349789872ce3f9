import * as z from 'zod/mini';
import { id, idempotencyKey, line, textId } from '../common.ts';
import { GROUP_MAX, GROUP_NAME_MAX } from './limits.ts';

const groupName = line({ max: GROUP_NAME_MAX });
/** Distinct members other than oneself. */
const newMemberIds = z.array(textId).check(
  z.minLength(1, 'required'),
  z.maxLength(GROUP_MAX - 1, 'tooMany'),
  z.refine((ids) => new Set(ids).size === ids.length, 'invalid'),
);
export const createGroupInput = z.object({
  /** without one it is called by the first names of those who are in it */
  name: z.optional(groupName),
  memberIds: newMemberIds,
  idempotencyKey,
});
export const nameGroupInput = z.object({ id, name: groupName });
export const addToGroupInput = z.object({ id, memberIds: newMemberIds });
export const groupMemberInput = z.object({ id, userId: textId });
