import type { OwnData } from '../../lib/declared/own-data.ts';
import type { Deps, MemberContext } from '../../lib/deps.ts';
import { eraseReports } from './own/erase.queries.ts';

/**
 * What was decided stays, and the log with it, which nobody can change: they name ids. What the member has written to
 * the moderators goes, and so do the words about the member.
 */
export const moderationOwnData: OwnData<Deps, MemberContext> = {
  lists: {
    'moderation/reports': {
      rows: (db, userId) =>
        db
          .selectFrom('moderation_reports')
          .select(['thing_kind', 'thing_id', 'reason', 'description', 'reported_at'])
          .where('reporter_id', '=', userId)
          .orderBy('id'),
    },
    'moderation/appeals': {
      rows: (db, userId) =>
        db
          .selectFrom('moderation_appeals')
          .select(['text', 'appealed_at', 'outcome', 'statement', 'decided_at'])
          .where('appellant_id', '=', userId)
          .orderBy('id'),
    },
    'moderation/sanctions': {
      rows: (db, userId) =>
        db
          .selectFrom('sanctions')
          .select(['kind', 'rule', 'reason', 'until', 'imposed_at', 'ended_at', 'end_reason'])
          .where('user_id', '=', userId)
          .orderBy('id'),
    },
    'moderation/decisions': {
      rows: (db, userId) =>
        db
          .selectFrom('moderation_decisions as decision')
          .innerJoin('moderation_cases as case', 'case.id', 'decision.case_id')
          .select([
            'case.thing_kind',
            'case.thing_id',
            'decision.action',
            'decision.rule',
            'decision.statement',
            'decision.decided_at',
          ])
          .where('case.author_id', '=', userId)
          .where('decision.statement', 'is not', null)
          .orderBy('decision.id'),
    },
  },
  erase: (_, tx, userId) => eraseReports(tx, userId),
};
