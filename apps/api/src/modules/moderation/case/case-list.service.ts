import type {
  CaseSummary,
  caseListInput,
  caseListOutput,
  ModerationCase,
} from '@oche/validators/moderation/schemas';
import { z } from 'zod';
import { moderates, requireStaff } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { decodeCursor, encodeCursor, readPage } from '../../../lib/pagination.ts';
import {
  canDecide,
  type OneStep,
  oneStepFor,
  ruleOfReports,
  staffReaderOf,
} from '../moderation.policy.ts';
import * as queries from './case.queries.ts';
import { decisionFor } from './decision-output.service.ts';
import { readThings } from './things.service.ts';

const cursorKey = z.tuple([z.int(), z.iso.datetime(), z.int().min(1)]);

/**
 * Open cases of a queue, the heaviest first, then what waits longest.
 * @throws AppError FORBIDDEN, BAD_INPUT for a cursor that isn't ours
 */
export async function listCases(
  ctx: MemberContext,
  { limit, cursor, kind, scope, queue }: z.output<typeof caseListInput>,
): Promise<z.input<typeof caseListOutput>> {
  requireStaff(ctx.actor);
  const [weight, openedAt, id] =
    cursor === undefined ? [null, null, null] : decodeCursor(cursorKey, cursor);
  const filter = {
    ...staffReaderOf(ctx.actor),
    isApproval: queue === 'approvals',
    kind: kind ?? null,
    scope: scope ?? null,
  };
  const { items, nextCursor } = await readPage(
    limit,
    (count) => queries.listOpenCases(ctx.db, { ...filter, weight, openedAt, id, limit: count }),
    (row) => encodeCursor([row.weight, row.openedAt, row.id]),
  );
  const thingOf = await readThings(
    ctx,
    items.map((row) => ({ kind: row.kind, id: row.thingId })),
  );
  return { items: items.map((row) => toSummary(ctx, row, thingOf)), nextCursor };
}

/** What somebody else works on, what is the reader's own and what nobody sees anyway isn't taken away in passing. */
function oneStepOf(
  { actor, reportables }: MemberContext,
  row: queries.CaseRow,
  { isShown, signs }: CaseSummary['thing'],
): OneStep | null {
  const isFree = row.claimedBy === null || row.claimedBy === actor.id;
  if (row.closedAt !== null || row.authorId === actor.id || !isFree) return null;
  if (!isShown && !row.isApproval) return null;
  return ruleOfReports(row.reasons, signs) && oneStepFor(reportables.get(row.kind));
}

const toSummary = (
  ctx: MemberContext,
  row: queries.CaseRow,
  thingOf: Awaited<ReturnType<typeof readThings>>,
): CaseSummary => ({
  id: row.id,
  thing: thingOf({ kind: row.kind, id: row.thingId }),
  reportCount: row.reportCount,
  weight: row.weight,
  isApproval: row.isApproval,
  reasons: row.reasons,
  openedAt: row.openedAt,
  lastReportedAt: row.lastReportedAt,
  claimedBy:
    row.claimedBy === null
      ? null
      : {
          id: row.claimedBy,
          firstName: row.claimedByFirstName ?? '',
          lastName: row.claimedByLastName ?? '',
        },
  closedAt: row.closedAt,
  oneStep: oneStepOf(ctx, row, thingOf({ kind: row.kind, id: row.thingId })),
});

/** @returns what gives the summary of one of these cases; null for one that isn't there */
export async function readCases(
  ctx: MemberContext,
  ids: readonly number[],
): Promise<(id: number) => CaseSummary | null> {
  const rows = await queries.listCasesById(ctx.db, { ids });
  const thingOf = await readThings(
    ctx,
    rows.map((row) => ({ kind: row.kind, id: row.thingId })),
  );
  const found = new Map(rows.map((row) => [row.id, toSummary(ctx, row, thingOf)]));
  return (id) => found.get(id) ?? null;
}

/**
 * A case with everything that helps to decide it.
 * @throws AppError FORBIDDEN, CASE_NOT_FOUND, also for one that belongs to others
 */
export async function getCase(ctx: MemberContext, { id }: { id: number }): Promise<ModerationCase> {
  const { actor, db } = ctx;
  requireStaff(actor);
  const row = await queries.getCase.first(db, { id });
  if (!row || !moderates(actor, row.scope)) throw new AppError('CASE_NOT_FOUND');
  const { kind, thingId, authorId } = row;
  const [thingOf, reports, decisions, author] = await Promise.all([
    readThings(ctx, [{ kind, id: thingId }]),
    queries.listReportsOfCase(db, { caseId: id }),
    queries.listDecisionsOfThing(db, { kind, thingId }),
    authorId === null ? undefined : queries.getAuthorHistory.first(db, { authorId }),
  ]);
  const [own, earlier] = [
    decisions.filter(({ caseId }) => caseId === id),
    decisions.filter(({ caseId }) => caseId !== id),
  ];
  const toDecision = decisionFor(
    ctx,
    reports.flatMap(({ reporterId }) => reporterId ?? []),
  );
  return {
    ...toSummary(ctx, row, thingOf),
    reports: reports.map((report) => ({
      id: report.id,
      reporter:
        report.reporterId === null
          ? null
          : {
              id: report.reporterId,
              firstName: report.firstName ?? '',
              lastName: report.lastName ?? '',
            },
      visitorName: report.visitorName,
      reason: report.reason,
      description: report.description,
      reportedAt: report.reportedAt,
      history: { upheld: report.upheld, rejected: report.rejected },
    })),
    isBetween: ctx.reportables.get(kind)?.isBetween === true,
    authorHistory: author ?? null,
    decisions: own.map(toDecision),
    earlier: earlier.map(toDecision),
    can: {
      claim: row.closedAt === null && row.claimedBy !== actor.id && authorId !== actor.id,
      decide: canDecide(actor, row)
        ? [...(row.isApproval ? [] : (['none'] as const)), ...actionsOf(ctx, kind)]
        : [],
    },
  };
}

/** What can be done with things of a kind, in the order in which it is offered. */
function actionsOf({ reportables }: MemberContext, kind: string) {
  const declared = reportables.get(kind)?.actions ?? {};
  return (
    ['publish', 'reject', 'hide', 'delete', 'lock', 'annul', 'refund', 'return'] as const
  ).filter((action) => declared[action]);
}
