import { type Executor, type Placeholders, prepared } from '@oche/db';
import type { Widget } from '@oche/validators/widgets/schemas';
import { sql } from 'kysely';

/** Of two widgets that a member makes at once the second waits, and then counts the first. */
export const lockOwner = prepared('widgets.lockOwner', (db, p: Placeholders<{ userId: string }>) =>
  db.selectFrom('users').select('id').where('id', '=', p('userId')).forNoKeyUpdate(),
);

export const countWidgets = prepared(
  'widgets.countWidgets',
  (db, p: Placeholders<{ userId: string }>) =>
    db
      .selectFrom('widgets')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('owner_id', '=', p('userId')),
);

const shownColumns = [
  sql<Widget['kind']>`widgets.kind`.as('kind'),
  'widgets.subject',
  'widgets.theme',
  'widgets.accent',
  sql<Widget['locale']>`widgets.locale`.as('locale'),
  'widgets.count',
  'widgets.origins',
] as const;

/** A member's widgets, the latest first. */
export const listWidgets = prepared(
  'widgets.listWidgets',
  (db, p: Placeholders<{ userId: string }>) =>
    db
      .selectFrom('widgets')
      .select(['id', 'key', 'name', 'created_at as createdAt', ...shownColumns])
      .where('owner_id', '=', p('userId'))
      .orderBy('id', 'desc'),
);

/** What anybody's frame shows. Those of a member who is banned show nothing. */
export const getShown = prepared('widgets.getShown', (db, p: Placeholders<{ key: string }>) =>
  db
    .selectFrom('widgets')
    .innerJoin('users', 'users.id', 'widgets.owner_id')
    .select(shownColumns)
    .where('key', '=', p('key'))
    .where('users.status', '<>', 'banned'),
);

interface Options {
  theme: Widget['theme'];
  accent: string | null;
  locale: Widget['locale'];
  count: number | null;
  origins: string[];
}

interface NewWidget extends Options {
  userId: string;
  key: string;
  kind: string;
  subject: string;
  name: string;
  now: string;
}

export async function insertWidget(db: Executor, widget: NewWidget): Promise<number> {
  const { userId, key, kind, subject, name, now, ...options } = widget;
  const { id } = await db
    .insertInto('widgets')
    .values({
      ...options,
      owner_id: userId,
      key,
      kind,
      subject,
      name,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @returns whether the member has such a widget */
export async function updateWidget(
  db: Executor,
  { id, userId, now, ...options }: Options & { id: number; userId: string; now: string },
): Promise<{ key: string } | undefined> {
  return db
    .updateTable('widgets')
    .set({ ...options, updated_at: now })
    .where('id', '=', id)
    .where('owner_id', '=', userId)
    .returning('key')
    .executeTakeFirst();
}

export const deleteWidget = prepared(
  'widgets.deleteWidget',
  (db, p: Placeholders<{ id: number; userId: string }>) =>
    db
      .deleteFrom('widgets')
      .where('id', '=', p('id'))
      .where('owner_id', '=', p('userId'))
      .returning('key'),
);
