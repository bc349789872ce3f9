import type { ErrorCode } from '@oche/validators/errors';
import {
  type CaseAction,
  isHarmless,
  type ReportReason,
  UNDO_MINUTES,
} from '@oche/validators/moderation/schemas';
import { type Actor, isAdmin, isModerator } from '../../lib/actor.ts';
import type { Reportable } from '../../lib/declared/reportable.ts';
import type { Deps } from '../../lib/deps.ts';
import { refuseFor } from '../../lib/errors.ts';
import { DAY_MS, MINUTE_MS } from '../../lib/time/wall-clock.ts';

/** A moderator who has claimed a case and not decided it for this long has left it. */
export const CLAIM_MINUTES = 30;

/** What somebody reads of the queue and the log, for `inScope`. */
export const staffReaderOf = (actor: Actor) => ({
  isAdmin: isAdmin(actor),
  isSite: isModerator(actor),
  scopes: actor.moderates,
});

interface CaseFacts {
  /** whose case it is at the moment */
  claimedBy: string | null;
  /** ISO time; null while it is open */
  closedAt: string | null;
}

/** Why something is refused; null when it is allowed. */
type Refusal = ErrorCode | null;

function decideRefusal(actor: Actor, { claimedBy, closedAt }: CaseFacts): Refusal {
  if (closedAt) return 'CASE_CLOSED';
  if (claimedBy === actor.id) return null;
  return claimedBy ? 'CASE_CLAIMED' : 'CASE_NOT_CLAIMED';
}

/** @throws AppError CASE_CLOSED, CASE_CLAIMED, CASE_NOT_CLAIMED */
export function requireDecidable(actor: Actor, facts: CaseFacts): void {
  refuseFor(decideRefusal(actor, facts));
}

export const canDecide = (actor: Actor, facts: CaseFacts): boolean =>
  decideRefusal(actor, facts) === null;

interface DecisionFacts {
  decidedBy: string;
  /** ISO times */
  decidedAt: string;
  undoneAt: string | null;
}

/** @returns until when the actor can undo a decision; null if they can't */
export function undoUntil(actor: Actor, decision: DecisionFacts, now: Date): string | null {
  if (decision.undoneAt) return null;
  if (decision.decidedBy !== actor.id && !isAdmin(actor)) return null;
  const until = Date.parse(decision.decidedAt) + UNDO_MINUTES * MINUTE_MS;
  return now.getTime() > until ? null : new Date(until).toISOString();
}

/** Whether the reports that led to a decision were right. */
export const outcomeOf = (action: CaseAction): 'upheld' | 'rejected' =>
  isHarmless(action) ? 'rejected' : 'upheld';

export type OneStep = 'hide' | 'delete';

/** How a thing is taken away without a word: what is only hidden comes before what is deleted. */
export const oneStepFor = (declared: Reportable<Deps> | undefined): OneStep | null =>
  (['hide', 'delete'] as const).find((action) => declared?.actions[action]) ?? null;

/**
 * The rule that is named where a moderator takes something away without a word: that which most reports name, or fraud where
 * the house has noticed signs of it.
 * @returns null where only words can say what is wrong with it
 */
export function ruleOfReports(
  reasons: readonly ReportReason[],
  signs: readonly string[] = [],
): ReportReason | null {
  const named = reasons.find((reason) => reason !== 'other');
  return named ?? (signs.length > 0 ? 'fraud' : null);
}

/** How many reports by trusted members hide a thing until somebody looks. */
export const WITHHOLDING_REPORTS = 3;
const TRUSTED_AFTER_DAYS = 7;

interface ReporterFacts {
  /** ISO time */
  joinedAt: string;
  /** how many of the member's reports were found right, and wrong */
  upheld: number;
  rejected: number;
}

/** Whether reports of a member count: they have been here for a while, and are not wrong more often than right. */
export const isTrusted = ({ joinedAt, upheld, rejected }: ReporterFacts, now: Date): boolean =>
  now.getTime() - Date.parse(joinedAt) >= TRUSTED_AFTER_DAYS * DAY_MS && rejected <= upheld;

/** Reports that say that somebody is being cheated weigh twice. */
const CHEATING: readonly ReportReason[] = ['fraud', 'counterfeit'];

/** What a report adds to its case's place in the queue. */
export const weightOf = (trusted: boolean, reason: ReportReason): number =>
  (trusted ? 2 : 1) * (CHEATING.includes(reason) ? 2 : 1);

/** What is grave by itself, e.g. a payment link or a forged picture: it comes before what some members report. */
export const GRAVE_WEIGHT = 10;
