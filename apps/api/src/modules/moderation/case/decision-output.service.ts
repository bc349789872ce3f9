import type { ModerationDecision } from '@oche/validators/moderation/schemas';
import type { MemberContext } from '../../../lib/deps.ts';
import { undoUntil } from '../moderation.policy.ts';
import type { listDecisionsOfThing } from './case.queries.ts';

type DecisionRow = Awaited<ReturnType<typeof listDecisionsOfThing>>[number];

/**
 * @param reporterIds who reported what the decisions are about
 * @returns what makes of a row the decision as this moderator sees it
 */
export const decisionFor =
  ({ actor, clock }: MemberContext, reporterIds: readonly string[]) =>
  (row: DecisionRow): ModerationDecision => ({
    id: row.id,
    action: row.action,
    rule: row.rule,
    statement: row.statement,
    note: row.note,
    decidedBy: { id: row.decidedBy, firstName: row.firstName, lastName: row.lastName },
    decidedAt: row.decidedAt,
    undoneAt: row.undoneAt,
    undoUntil: undoUntil(actor, row, clock.now()),
    appeal: appealOf(row, ![row.decidedBy, row.appellantId, ...reporterIds].includes(actor.id)),
  });

function appealOf(row: DecisionRow, isNeutral: boolean): ModerationDecision['appeal'] {
  const { appealId: id, appealText: text, appealedAt, appealOutcome: outcome } = row;
  if (id === null || text === null || appealedAt === null) return null;
  return {
    id,
    text,
    appealedAt,
    outcome,
    statement: row.appealStatement,
    decidedAt: row.appealDecidedAt,
    decidedBy:
      row.judgeId === null
        ? null
        : {
            id: row.judgeId,
            firstName: row.judgeFirstName ?? '',
            lastName: row.judgeLastName ?? '',
          },
    canDecide: outcome === null && row.undoneAt === null && isNeutral,
  };
}
