import * as z from 'zod/mini';
import { dateTime, id, text } from '../common.ts';
import { REPORT_TEXT_MAX } from './limits.ts';

const appealOutcome = z.enum(['granted', 'rejected'], 'required');

/** An appeal as the member who made it sees it. */
export const ownAppeal = z.object({
  text: z.string(),
  appealedAt: dateTime,
  /** null as long as nobody has decided on it, as are the two that follow */
  outcome: z.nullable(appealOutcome),
  statement: z.nullable(z.string()),
  decidedAt: z.nullable(dateTime),
});

export const appealInput = z.object({
  decisionId: id,
  text: text({ max: REPORT_TEXT_MAX, required: 'descriptionRequired' }),
});
export const decideAppealInput = z.object({
  id,
  outcome: appealOutcome,
  /** for the member: why */
  statement: text({ max: REPORT_TEXT_MAX, required: 'statementRequired' }),
});
