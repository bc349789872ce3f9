import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

interface NewAppeal {
  sanctionId: number;
  userId: string;
  text: string;
  now: string;
  /** sanctions from before that stand for good */
  tooOld: string;
}

/** Returns no row unless a sanction of this member that has not been ended is appealed the first time. */
export const insertSanctionAppeal = prepared(
  'moderation.insertSanctionAppeal',
  (db, p: Placeholders<NewAppeal>) =>
    db
      .insertInto('moderation_appeals')
      .columns(['sanction_id', 'appellant_id', 'text', 'appealed_at'])
      .expression((eb) =>
        eb
          .selectFrom('sanctions')
          .select([
            'id',
            'user_id',
            sql<string>`${p('text')}::text`.as('text'),
            sql<string>`${p('now')}::timestamptz`.as('appealed_at'),
          ])
          .where('id', '=', p('sanctionId'))
          .where('user_id', '=', p('userId'))
          .where('ended_at', 'is', null)
          .where('imposed_at', '>=', p('tooOld')),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning('id'),
);

/** A sanction as its member may know it, to say why it can't be appealed. */
export const getAppealedSanction = prepared(
  'moderation.getAppealedSanction',
  (db, p: Placeholders<{ sanctionId: number; userId: string }>) =>
    db
      .selectFrom('sanctions as sanction')
      .leftJoin('moderation_appeals as appeal', 'appeal.sanction_id', 'sanction.id')
      .select(['appeal.id as appealId', 'sanction.ended_at as endedAt'])
      .where('sanction.id', '=', p('sanctionId'))
      .where('sanction.user_id', '=', p('userId')),
);

interface Judgement {
  id: number;
  moderatorId: string;
  outcome: 'granted' | 'rejected';
  statement: string;
  now: string;
}

/** Returns no row if it is decided, the sanction has ended, or the moderator imposed or got it. */
export const decideSanctionAppeal = prepared(
  'moderation.decideSanctionAppeal',
  (db, p: Placeholders<Judgement>) =>
    db
      .updateTable('moderation_appeals as appeal')
      .from('sanctions as sanction')
      .set({
        outcome: p('outcome'),
        decided_by: p('moderatorId'),
        decided_at: p('now'),
        statement: p('statement'),
      })
      .where('appeal.id', '=', p('id'))
      .where('appeal.outcome', 'is', null)
      .where('appeal.appellant_id', '<>', p('moderatorId'))
      .whereRef('sanction.id', '=', 'appeal.sanction_id')
      .where('sanction.ended_at', 'is', null)
      .where('sanction.imposed_by', 'is distinct from', p('moderatorId'))
      .returning(['sanction.id as sanctionId', 'sanction.user_id as userId', 'sanction.kind']),
);
