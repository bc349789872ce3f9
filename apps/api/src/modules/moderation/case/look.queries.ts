import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

interface NewLook {
  kind: string;
  thingId: string;
  scope: string;
  authorId: string | null;
  weight: number;
  withheldAt: string | null;
  now: string;
}

/** Opens a case without a report, or adds to the one that is open. */
export const insertLook = prepared('moderation.insertLook', (db, p: Placeholders<NewLook>) =>
  db
    .insertInto('moderation_cases')
    .values({
      thing_kind: p('kind'),
      thing_id: p('thingId'),
      scope: p('scope'),
      author_id: p('authorId'),
      weight: p('weight'),
      withheld_at: p('withheldAt'),
      opened_at: p('now'),
      last_reported_at: p('now'),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['thing_kind', 'thing_id'])
        .where('closed_at', 'is', null)
        .doUpdateSet((eb) => ({
          weight: eb('moderation_cases.weight', '+', eb.ref('excluded.weight')),
          last_reported_at: eb.ref('excluded.last_reported_at'),
          withheld_at: sql`coalesce(moderation_cases.withheld_at, excluded.withheld_at)`,
        })),
    )
    .returning('id'),
);
