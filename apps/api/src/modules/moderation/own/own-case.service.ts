import {
  APPEAL_DAYS,
  type OwnCase,
  type ownCaseListOutput,
  type ownListInput,
  type ownReportListOutput,
} from '@oche/validators/moderation/schemas';
import { z } from 'zod';
import type { MemberContext } from '../../../lib/deps.ts';
import { decodeCursor, encodeCursor, readPage } from '../../../lib/pagination.ts';
import { DAY_MS } from '../../../lib/time/wall-clock.ts';
import { readThings } from '../case/things.service.ts';
import * as queries from './own-case.queries.ts';

const LATEST = Number.MAX_SAFE_INTEGER;
const cursorKey = z.tuple([z.int().min(1)]);
type Page = z.output<typeof ownListInput>;

/** Reads a page of what concerns a member, the newest first, with the things that it is about. */
async function readOwn<Row extends { id: number; kind: string; thingId: string }>(
  ctx: MemberContext,
  list: (
    db: MemberContext['db'],
    page: { userId: string; before: number; limit: number },
  ) => Promise<Row[]>,
  { limit, cursor }: Page,
) {
  const [before] = cursor === undefined ? [LATEST] : decodeCursor(cursorKey, cursor);
  const { items, nextCursor } = await readPage(
    limit,
    (count) => list(ctx.db, { userId: ctx.actor.id, before, limit: count }),
    ({ id }) => encodeCursor([id]),
  );
  const named = items.map(({ kind, thingId: id }) => ({ kind, id }));
  return { items, nextCursor, thingOf: await readThings(ctx, named) };
}

/**
 * What was decided about the member's own things, and why; also what reports have hidden for now.
 * @throws AppError BAD_INPUT for a cursor that isn't ours
 */
export async function listOwnCases(
  ctx: MemberContext,
  page: Page,
): Promise<z.input<typeof ownCaseListOutput>> {
  const { items, nextCursor, thingOf } = await readOwn(ctx, queries.listOwnCases, page);
  return {
    nextCursor,
    items: items.map((row) => {
      const { kind, title, text, path, isShown } = thingOf({ kind: row.kind, id: row.thingId });
      return {
        id: row.id,
        thing: { kind, title, text, path: isShown ? path : null },
        withheldAt: row.withheldAt,
        decision: decisionOf(row),
      };
    }),
  };
}

type OwnRow = Awaited<ReturnType<typeof queries.listOwnCases>>[number];

function decisionOf(row: OwnRow): OwnCase['decision'] {
  const { decisionId: id, action, rule, statement, decidedAt, appealText, appealedAt } = row;
  if (id === null || action === null || decidedAt === null) return null;
  const until = new Date(Date.parse(decidedAt) + APPEAL_DAYS * DAY_MS).toISOString();
  return {
    id,
    action,
    rule,
    statement,
    decidedAt,
    appealUntil: appealText === null ? until : null,
    appeal:
      appealText === null || appealedAt === null
        ? null
        : {
            text: appealText,
            appealedAt,
            outcome: row.appealOutcome,
            statement: row.appealStatement,
            decidedAt: row.appealDecidedAt,
          },
  };
}

/**
 * What the member has reported, and what became of it. Nothing can be read of what isn't shown any more.
 *
 * @throws AppError BAD_INPUT for a cursor that isn't ours
 */
export async function listOwnReports(
  ctx: MemberContext,
  page: Page,
): Promise<z.input<typeof ownReportListOutput>> {
  const { items, nextCursor, thingOf } = await readOwn(ctx, queries.listOwnReports, page);
  return {
    nextCursor,
    items: items.map(({ thingId, ...row }) => {
      const { isShown, title, path } = thingOf({ kind: row.kind, id: thingId });
      return { ...row, title: isShown ? title : null, path: isShown ? path : null };
    }),
  };
}
