import type { Executor } from '@oche/db';
import type { OwnSanction } from '@oche/validators/moderation/sanctions';
import { type InferResult, sql } from 'kysely';

/** Sanctions with the things they took away, and with the appeals against them. */
export const selectSanctions = (db: Executor) =>
  db
    .selectFrom('sanctions as sanction')
    .leftJoin('users as moderator', 'moderator.id', 'sanction.imposed_by')
    .leftJoin('moderation_removals as removal', 'removal.sanction_id', 'sanction.id')
    .leftJoin('moderation_appeals as appeal', 'appeal.sanction_id', 'sanction.id')
    .leftJoin('users as judge', 'judge.id', 'appeal.decided_by')
    .select([
      'sanction.id',
      'sanction.user_id as userId',
      'sanction.kind',
      'sanction.rule',
      'sanction.reason',
      'sanction.imposed_at as imposedAt',
      'sanction.until',
      'sanction.ended_at as endedAt',
      'sanction.end_reason as endReason',
      'sanction.imposed_by as imposedBy',
      'moderator.first_name as firstName',
      'moderator.last_name as lastName',
      'removal.begins_at as removedFrom',
      'removal.ends_at as removedUntil',
      'removal.state as removalState',
      sql<number>`(
        select count(*) from moderation_removed_things where removal_id = removal.id
      )`.as('removedCount'),
      'appeal.id as appealId',
      'appeal.text as appealText',
      'appeal.appealed_at as appealedAt',
      'appeal.outcome as appealOutcome',
      'appeal.statement as appealStatement',
      'appeal.decided_at as appealDecidedAt',
      'appeal.decided_by as judgeId',
      'judge.first_name as judgeFirstName',
      'judge.last_name as judgeLastName',
    ]);

export type SanctionRow = InferResult<ReturnType<typeof selectSanctions>>[number];

type Common = Omit<OwnSanction, 'appeal' | 'appealUntil'>;

/** What members and moderators read alike. */
export const toSanction = (row: SanctionRow, now: Date): Common => ({
  id: row.id,
  kind: row.kind,
  rule: row.rule,
  reason: row.reason,
  imposedAt: row.imposedAt,
  until: row.until,
  endedAt: row.endedAt,
  endReason: row.endReason,
  isActive: row.endedAt === null && (row.until === null || new Date(row.until) > now),
  removal:
    row.removedFrom === null || row.removedUntil === null || row.removalState === null
      ? null
      : {
          from: row.removedFrom,
          until: row.removedUntil,
          state: row.removalState,
          count: row.removedCount,
        },
});

/** @returns the appeal as its member reads it; null if there is none */
export function toAppeal(row: SanctionRow): OwnSanction['appeal'] {
  if (row.appealText === null || row.appealedAt === null) return null;
  return {
    text: row.appealText,
    appealedAt: row.appealedAt,
    outcome: row.appealOutcome,
    statement: row.appealStatement,
    decidedAt: row.appealDecidedAt,
  };
}
