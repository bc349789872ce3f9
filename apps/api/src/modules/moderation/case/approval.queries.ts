import { type Placeholders, prepared } from '@oche/db';

interface NewApproval {
  kind: string;
  thingId: string;
  scope: string;
  authorId: string;
  weight: number;
  now: string;
}

export const insertApproval = prepared(
  'moderation.insertApproval',
  (db, p: Placeholders<NewApproval>) =>
    db
      .insertInto('moderation_cases')
      .values({
        thing_kind: p('kind'),
        thing_id: p('thingId'),
        scope: p('scope'),
        author_id: p('authorId'),
        is_approval: true,
        weight: p('weight'),
        opened_at: p('now'),
        last_reported_at: p('now'),
      })
      .returning('id'),
);
