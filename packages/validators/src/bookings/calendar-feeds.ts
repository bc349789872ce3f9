import * as z from 'zod/mini';
import { dateTime, id } from '../common.ts';
import { board } from './fields.ts';

export const createFeedInput = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('member') }),
  z.object({ kind: z.literal('lounge'), loungeId: id }),
  z.object({ kind: z.literal('board'), loungeId: id, boardId: id }),
]);
/** The address is shown only this once. */
export const createFeedOutput = z.object({ id: z.number(), url: z.string() });
export const feedIdInput = z.object({ id });
/** All feeds of the reader, or only those of one lounge. */
export const feedListInput = z.object({ loungeId: z.optional(id) });
export const feedListOutput = z.array(
  z.object({
    id: z.number(),
    kind: z.enum(['member', 'lounge', 'board']),
    lounge: z.nullable(z.object({ id: z.number(), name: z.string() })),
    board: z.nullable(board),
    createdAt: dateTime,
    lastReadAt: z.nullable(dateTime),
  }),
);
