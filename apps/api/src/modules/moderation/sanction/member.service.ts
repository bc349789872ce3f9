import type {
  ModeratedMember,
  ownSanctionListInput,
  ownSanctionListOutput,
  StaffSanction,
} from '@oche/validators/moderation/sanctions';
import { APPEAL_DAYS } from '@oche/validators/moderation/schemas';
import { z } from 'zod';
import { requireScope } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { decodeCursor, encodeCursor, readPage } from '../../../lib/pagination.ts';
import { DAY_MS } from '../../../lib/time/wall-clock.ts';
import { canSanction } from '../../auth/index.ts';
import { getAuthorHistory } from '../case/case.queries.ts';
import { getReporter } from '../report/report.queries.ts';
import { getModeratedMember, listSanctions } from './sanction.queries.ts';
import { type SanctionRow, toAppeal, toSanction } from './sanction.select.ts';

const LATEST = Number.MAX_SAFE_INTEGER;
/** Nobody needs more of them to judge somebody. */
const SHOWN = 50;

/**
 * A member with everything that helps to judge them.
 * @throws AppError FORBIDDEN, NOT_FOUND
 */
export async function getMember(
  ctx: MemberContext,
  { userId }: { userId: string },
): Promise<ModeratedMember> {
  const { actor, db } = ctx;
  requireScope(actor, 'site');
  const member = await getModeratedMember.first(db, { userId });
  if (!member) throw new AppError('NOT_FOUND');
  const [history, reporter, sanctions] = await Promise.all([
    getAuthorHistory.first(db, { authorId: userId }),
    getReporter.first(db, { userId }),
    listSanctions(db, { userId, before: LATEST, limit: SHOWN }),
  ]);
  const none = { upheld: 0, rejected: 0 };
  return {
    ...member,
    history: history ?? none,
    reports: reporter ? { upheld: reporter.upheld, rejected: reporter.rejected } : none,
    sanctions: sanctions.map((row) => toStaffSanction(ctx, row)),
    canSanction: canSanction(actor, member),
  };
}

function toStaffSanction({ actor, clock }: MemberContext, row: SanctionRow): StaffSanction {
  const appeal = toAppeal(row);
  return {
    ...toSanction(row, clock.now()),
    imposedBy: personOf(row.imposedBy, row.firstName, row.lastName),
    appeal: appeal && {
      ...appeal,
      id: row.appealId ?? 0,
      decidedBy: personOf(row.judgeId, row.judgeFirstName, row.judgeLastName),
      canDecide:
        appeal.outcome === null &&
        row.endedAt === null &&
        row.imposedBy !== actor.id &&
        row.userId !== actor.id,
    },
  };
}

const personOf = (id: string | null, firstName: string | null, lastName: string | null) =>
  id === null ? null : { id, firstName: firstName ?? '', lastName: lastName ?? '' };

const cursorKey = z.tuple([z.int().min(1)]);

/**
 * What was done about the member, the latest first.
 * @throws AppError BAD_INPUT for a cursor that isn't ours
 */
export async function listOwnSanctions(
  { actor, clock, db }: MemberContext,
  { limit, cursor }: z.output<typeof ownSanctionListInput>,
): Promise<z.input<typeof ownSanctionListOutput>> {
  const [before] = cursor === undefined ? [LATEST] : decodeCursor(cursorKey, cursor);
  const { items, nextCursor } = await readPage(
    limit,
    (count) => listSanctions(db, { userId: actor.id, before, limit: count }),
    ({ id }) => encodeCursor([id]),
  );
  return {
    nextCursor,
    items: items.map((row) => {
      const appeal = toAppeal(row);
      const until = new Date(Date.parse(row.imposedAt) + APPEAL_DAYS * DAY_MS);
      const isOpen = appeal === null && row.endedAt === null && until > clock.now();
      return {
        ...toSanction(row, clock.now()),
        appeal,
        appealUntil: isOpen ? until.toISOString() : null,
      };
    }),
  };
}
