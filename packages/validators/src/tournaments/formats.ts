import * as z from 'zod/mini';
import { dateTime, id } from '../common.ts';
import { decidedFormat } from '../games/schemas.ts';
import { FIELD_MAX, whole } from './course.ts';
import { matchStages } from './course-limits.ts';

const round = { id, stage: z.enum(matchStages), round: whole(0, 999) };
/** Null takes the tournament's own again. Round 0 is the whole stage. */
export const setFormatInput = z.object({ ...round, format: z.nullable(decidedFormat) });
/** Formats that are not saved yet, for the end of the evening with them. */
export const previewFormatsInput = z.object({
  id,
  rounds: z
    .array(z.object({ stage: round.stage, round: round.round, format: z.nullable(decidedFormat) }))
    .check(z.maxLength(FIELD_MAX, 'tooLarge')),
});
export const expectedEndOutput = z.object({ expectedEnd: z.nullable(dateTime) });
export const formatListOutput = z.array(
  z.object({
    stage: z.enum(matchStages),
    round: z.number(),
    format: decidedFormat,
    /** it stays as it is where matches of the round have begun */
    hasBegun: z.boolean(),
  }),
);
