import * as z from 'zod/mini';
import { dateTime, id, idempotencyKey, moment, page, text, textId } from '../common.ts';
import { ownAppeal } from './appeals.ts';
import { person, REPORT_TEXT_MAX, reportReasons } from './schemas.ts';

/**
 * From a word to the end: a warning changes nothing; silenced members say nothing that others read; suspended ones read
 * and change nothing; banned ones can't sign in.
 */
export const sanctionKinds = ['warning', 'silence', 'suspension', 'ban'] as const;
export type SanctionKind = (typeof sanctionKinds)[number];
const kind = z.enum(sanctionKinds, 'required');
const rule = z.enum(reportReasons, 'required');

/** How long a period can be in which everything a member wrote is removed: a longer one is a typing error. */
const REMOVAL_DAYS_MAX = 366;
const DAY_MS = 86_400_000;

const period = z.object({ from: moment, until: moment }).check(
  z.refine(({ from, until }) => from < until, { path: ['until'], error: 'endBeforeBegin' }),
  z.refine(({ from, until }) => Date.parse(until) - Date.parse(from) <= REMOVAL_DAYS_MAX * DAY_MS, {
    path: ['until'],
    error: 'tooLarge',
  }),
);

export const imposeSanctionInput = z
  .object({
    userId: textId,
    kind,
    rule,
    /** for the member */
    reason: text({ max: REPORT_TEXT_MAX, required: 'reasonRequired' }),
    /** required for a silence; without it a suspension lasts until further notice */
    until: z.optional(moment),
    /** what the member wrote in this period goes, too */
    removal: z.optional(period),
    idempotencyKey,
  })
  .check(
    z.refine(
      ({ kind, until }) => until === undefined || kind === 'silence' || kind === 'suspension',
      { path: ['until'], error: 'invalid' },
    ),
    z.refine(({ kind, until }) => kind !== 'silence' || until !== undefined, {
      path: ['until'],
      error: 'required',
    }),
  );

export const revokeSanctionInput = z.object({
  id,
  /** for the member */
  reason: text({ max: REPORT_TEXT_MAX, required: 'reasonRequired' }),
});
export const restoreRemovalInput = z.object({ sanctionId: id });
export const appealSanctionInput = z.object({
  id,
  text: text({ max: REPORT_TEXT_MAX, required: 'descriptionRequired' }),
});
export const moderatedMemberInput = z.object({ userId: textId });

const removal = z.object({
  from: dateTime,
  until: dateTime,
  state: z.enum(['removing', 'removed', 'restoring', 'restored']),
  /** how many things it has taken away and not brought back */
  count: z.number(),
});

const sanction = z.object({
  id: z.number(),
  kind,
  rule: z.nullable(rule),
  reason: z.string(),
  imposedAt: dateTime,
  /** null: until further notice */
  until: z.nullable(dateTime),
  /** revoked or replaced; one that has simply run out isn't */
  endedAt: z.nullable(dateTime),
  endReason: z.nullable(z.string()),
  /** whether it has an effect now */
  isActive: z.boolean(),
  removal: z.nullable(removal),
});

/** A sanction as the member reads it, with the way to appeal. */
export const ownSanctionOutput = z.extend(sanction, {
  /** null when it was appealed already, or has ended */
  appealUntil: z.nullable(dateTime),
  appeal: z.nullable(ownAppeal),
});
export type OwnSanction = z.infer<typeof ownSanctionOutput>;
export const ownSanctionListInput = page;
export const ownSanctionListOutput = z.object({
  items: z.array(ownSanctionOutput),
  nextCursor: z.nullable(z.string()),
});

const staffSanction = z.extend(sanction, {
  /** null: from the time in which no sanctions were kept */
  imposedBy: z.nullable(person),
  appeal: z.nullable(
    z.extend(ownAppeal, { id: z.number(), canDecide: z.boolean(), decidedBy: z.nullable(person) }),
  ),
});
export type StaffSanction = z.infer<typeof staffSanction>;

/** A member as site moderators see them. */
export const moderatedMemberOutput = z.object({
  id: z.string(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(['user', 'moderator', 'admin']),
  joinedAt: dateTime,
  /** parts of the site that the member moderates */
  moderates: z.array(z.string()),
  /** how cases about the member's things ended, and their own reports */
  history: z.object({ upheld: z.number(), rejected: z.number() }),
  reports: z.object({ upheld: z.number(), rejected: z.number() }),
  /** the latest first */
  sanctions: z.array(staffSanction),
  /** whether the reader can sanction this member */
  canSanction: z.boolean(),
});
export type ModeratedMember = z.infer<typeof moderatedMemberOutput>;
