import * as z from 'zod/mini';
import { email } from '../auth/schemas.ts';
import { dateTime, id, line, locale, optionalText, page, text, textId } from '../common.ts';
import { pictureOutput } from '../uploads/schemas.ts';
import { ownAppeal } from './appeals.ts';
import { REPORT_TEXT_MAX } from './limits.ts';

export * from './appeals.ts';
export * from './limits.ts';

export const reportReasons = ['fraud', 'spam', 'inappropriate', 'counterfeit', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];
const reportReason = z.enum(reportReasons, 'reasonRequired');

/** What moderators can do with a thing; each can be undone. */
export const thingActions = [
  'hide',
  'delete',
  'lock',
  'publish',
  'reject',
  'annul',
  'correct',
  'refund',
  'return',
] as const;
export type ThingAction = (typeof thingActions)[number];
/** `none`: the thing is fine, and the reports were wrong. */
export const caseActions = ['none', ...thingActions] as const;
export type CaseAction = (typeof caseActions)[number];
/** Nobody has to be told why. */
export const isHarmless = (action: CaseAction): boolean =>
  action === 'none' || action === 'publish';

/** What settles a matter between two sides breaks no rule of the house. */
export const needsRule = (action: CaseAction): boolean =>
  !isHarmless(action) && !['annul', 'refund', 'return'].includes(action);

/** The house rules, as the terms have them; a report names the one that it is about. */
const rule = z.enum(reportReasons, 'required');

/** A kind of things that can be reported, e.g. `post`; domains declare them. */
export const thingKind = z.string('required').check(z.regex(/^[a-z]{1,40}$/, 'invalid'));
const thing = { kind: thingKind, id: textId };

export const createReportInput = z.object({
  ...thing,
  reason: reportReason,
  description: text({ max: REPORT_TEXT_MAX, required: 'descriptionRequired' }),
});

/** What documented clients say of an ad. */
export const reportItemInput = z.object({
  id,
  reason: reportReason,
  description: createReportInput.shape.description,
});

export const createVisitorReportInput = z.extend(createReportInput, {
  name: line({ max: 120 }),
  email,
  /** of the mails */
  locale: z._default(locale, 'de'),
});
export const confirmReportInput = z.object({
  token: z.string().check(z.regex(/^[\w-]{43}$/, 'invalid')),
});

export const person = z.object({ id: z.string(), firstName: z.string(), lastName: z.string() });

const thingPicture = z.extend(pictureOutput, {
  /** what it shows in words */
  description: z.nullable(z.string()),
});
export type ThingPicture = z.infer<typeof thingPicture>;

/** A thing as a moderator sees it. */
const thingOutput = z.object({
  kind: z.string(),
  id: z.string(),
  /** null when it is gone for good, as are the other fields that say something of it */
  title: z.nullable(z.string()),
  text: z.nullable(z.string()),
  /** what it shows; missing without any */
  pictures: z.optional(z.array(thingPicture)),
  /** what the house has noticed of it, by keys of the moderators' texts; missing without any */
  signs: z.optional(z.array(z.string())),
  path: z.nullable(z.string()),
  /** the part of the site in words; null for the whole site */
  place: z.nullable(z.string()),
  author: z.nullable(person),
  isShown: z.boolean(),
  isLocked: z.boolean(),
});

const decisionOutput = z.object({
  id: z.number(),
  action: z.enum(caseActions),
  /** null where nothing was done, or where the thing was removed without a case */
  rule: z.nullable(rule),
  statement: z.nullable(z.string()),
  note: z.nullable(z.string()),
  decidedBy: person,
  decidedAt: dateTime,
  undoneAt: z.nullable(dateTime),
  /** until when the reader can undo it; null if they can't */
  undoUntil: z.nullable(dateTime),
  appeal: z.nullable(
    z.extend(ownAppeal, {
      id: z.number(),
      decidedBy: z.nullable(person),
      /** whether the reader is the one who may decide on it */
      canDecide: z.boolean(),
    }),
  ),
});

export const caseSummaryOutput = z.object({
  id: z.number(),
  thing: thingOutput,
  reportCount: z.number(),
  weight: z.number(),
  /** the reasons that were given, the most frequent first */
  reasons: z.array(z.enum(reportReasons)),
  openedAt: dateTime,
  lastReportedAt: dateTime,
  /** whether it waits for somebody to publish it */
  isApproval: z.boolean(),
  claimedBy: z.nullable(person),
  closedAt: z.nullable(dateTime),
  /** what takes it away in one step; null where the reader can't do that now */
  oneStep: z.nullable(z.enum(['hide', 'delete'])),
});
export type CaseSummary = z.infer<typeof caseSummaryOutput>;

export const caseListInput = z.extend(page, {
  kind: z.optional(thingKind),
  /** what was reported, or what waits for approval */
  queue: z._default(z.enum(['reports', 'approvals']), 'reports'),
  scope: z.optional(z.string().check(z.regex(/^[a-z]+(\/\d{1,15})?$/, 'invalid'))),
});
export const caseListOutput = z.object({
  items: z.array(caseSummaryOutput),
  nextCursor: z.nullable(z.string()),
});

/** How often reports about somebody, or by somebody, led to something. */
const history = z.object({ upheld: z.number(), rejected: z.number() });

export const caseIdInput = z.object({ id });
export const caseOutput = z.extend(caseSummaryOutput, {
  reports: z.array(
    z.object({
      id: z.number(),
      /** null: a visitor */
      reporter: z.nullable(person),
      /** null for members, and when a visitor's data was deleted */
      visitorName: z.nullable(z.string()),
      reason: z.enum(reportReasons),
      description: z.string(),
      reportedAt: dateTime,
      /** of this reporter's other reports */
      history,
    }),
  ),
  /** whether two sides differ about it, who are both told why it is decided so */
  isBetween: z.boolean(),
  /** of other cases about the author's things */
  authorHistory: z.nullable(history),
  decisions: z.array(decisionOutput),
  /** decisions of earlier cases about the same thing, the latest first */
  earlier: z.array(decisionOutput),
  /** what the reader can do with it now */
  can: z.object({ claim: z.boolean(), decide: z.array(z.enum(caseActions)) }),
});
export type ModerationCase = z.infer<typeof caseOutput>;
export type ModerationDecision = z.infer<typeof decisionOutput>;

/** How much waits for the reader in each queue; of appeals those that the reader may decide. */
export const caseCountOutput = z.object({
  reports: z.number(),
  approvals: z.number(),
  appeals: z.number(),
});
export type CaseCount = z.infer<typeof caseCountOutput>;

/** The decision by which a case was decided in one step, for taking it back. */
export const oneStepOutput = z.object({ decisionId: z.number() });

export const decideCaseInput = z
  .object({
    id,
    action: z.enum(caseActions, 'required'),
    /** for the author: why; required when something is done with the thing */
    statement: optionalText(REPORT_TEXT_MAX),
    /** the rule that was broken; required when something is done with the thing */
    rule: z.optional(
      z.pipe(
        z.enum([...reportReasons, ''], 'required'),
        // what an empty field sends
        z.transform((value) => (value === '' ? undefined : value)),
      ),
    ),
    /** for the file */
    note: optionalText(REPORT_TEXT_MAX),
  })
  .check(
    z.refine(({ action, statement }) => isHarmless(action) || statement !== undefined, {
      path: ['statement'],
      error: 'statementRequired',
    }),
    z.refine(({ action, rule }) => !needsRule(action) || rule !== undefined, {
      path: ['rule'],
      error: 'required',
    }),
  );
export const decisionIdInput = z.object({ id });

export const ownListInput = page;
/** Appeals that wait, the oldest first. */
export const appealListInput = page;
export const appealListOutput = z.object({
  items: z.array(
    z.object({
      id: z.number(),
      text: z.string(),
      appealedAt: dateTime,
      /** what it is about: a case, or a sanction of a member */
      case: z.nullable(caseSummaryOutput),
      sanction: z.nullable(
        z.object({
          id: z.number(),
          kind: z.enum(['warning', 'silence', 'suspension', 'ban']),
          member: person,
        }),
      ),
      /** false for those who have decided before, who reported it, and whom it is about */
      canDecide: z.boolean(),
    }),
  ),
  nextCursor: z.nullable(z.string()),
});
export type WaitingAppeal = z.infer<typeof appealListOutput>['items'][number];

/** What was decided about something of the reader's own, and why: the statement of reasons. */
export const ownCaseOutput = z.object({
  id: z.number(),
  thing: z.object({
    kind: z.string(),
    /** null when it is gone for good */
    title: z.nullable(z.string()),
    text: z.nullable(z.string()),
    /** null while others don't see it */
    path: z.nullable(z.string()),
  }),
  /** since when reports have hidden it until somebody looks; null if they haven't, or somebody has */
  withheldAt: z.nullable(dateTime),
  decision: z.nullable(
    z.object({
      id: z.number(),
      action: z.enum(caseActions),
      rule: z.nullable(rule),
      statement: z.nullable(z.string()),
      decidedAt: dateTime,
      /** null when it was appealed already */
      appealUntil: z.nullable(dateTime),
      appeal: z.nullable(ownAppeal),
    }),
  ),
});
export type OwnCase = z.infer<typeof ownCaseOutput>;
export const ownCaseListOutput = z.object({
  items: z.array(ownCaseOutput),
  nextCursor: z.nullable(z.string()),
});

/** What the reader has reported, and what became of it. */
export const ownReportOutput = z.object({
  id: z.number(),
  kind: z.string(),
  /** null when it isn't shown any more */
  title: z.nullable(z.string()),
  path: z.nullable(z.string()),
  reason: z.enum(reportReasons),
  description: z.string(),
  reportedAt: dateTime,
  /** null as long as nobody has decided about it */
  outcome: z.nullable(z.enum(['upheld', 'rejected'])),
});
export type OwnReport = z.infer<typeof ownReportOutput>;
export const ownReportListOutput = z.object({
  items: z.array(ownReportOutput),
  nextCursor: z.nullable(z.string()),
});
