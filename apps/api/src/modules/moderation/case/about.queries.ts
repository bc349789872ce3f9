import { type Placeholders, preparedList } from '@oche/db';

/** Along the index moderation_cases_author. */
export const listCasesOfAuthor = preparedList(
  'moderation.listCasesOfAuthor',
  (db, p: Placeholders<{ userId: string; before: number }>, limit) =>
    db
      .selectFrom('moderation_cases')
      .select([
        'id',
        'thing_kind as kind',
        'thing_id as thingId',
        'report_count as reportCount',
        'opened_at as openedAt',
        'closed_at as closedAt',
        'outcome',
      ])
      .where('author_id', '=', p('userId'))
      .where('id', '<', p('before'))
      .orderBy('id', 'desc')
      .limit(limit),
);
