import { type Executor, type Placeholders, prepared, type Tx } from '@oche/db';
import { sql } from 'kysely';
import type { SourceKind } from './sources/source.ts';

export type MapKind =
  | 'member'
  | 'category'
  | 'board'
  | 'thread'
  | 'post'
  | 'poll'
  | 'attachment'
  | 'avatar'
  | 'message'
  | 'ignore'
  | 'watch';

interface NewImport {
  name: string;
  kind: SourceKind;
  address: string | null;
  now: string;
}

/** The import of this name: made now, or the one that goes on. */
export const saveImport = prepared('imports.save', (db, p: Placeholders<NewImport>) =>
  db
    .insertInto('imports')
    .values({ name: p('name'), kind: p('kind'), address: p('address'), created_at: p('now') })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((eb) => ({
        address: eb.fn.coalesce('excluded.address', 'imports.address'),
      })),
    )
    .returning(['id', 'kind', 'address']),
);

/** All of them: there are one or two. */
export const listImports = prepared('imports.list', (db) =>
  db.selectFrom('imports').select(['id', 'kind', 'address']).orderBy('id'),
);

/** Two runs of the same import write one after the other. */
export const lockImport = (tx: Tx, id: number) =>
  tx.selectFrom('imports').select('id').where('id', '=', id).forUpdate().executeTakeFirst();

/** What these have become here. */
export async function listMapped(
  db: Executor,
  importId: number,
  kind: MapKind,
  sourceIds: readonly string[],
): Promise<Map<string, string>> {
  if (sourceIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('import_map')
    .select(['source_id', 'target_id'])
    .where('import_id', '=', importId)
    .where('kind', '=', kind)
    .where('source_id', '=', sql<string>`any(${sourceIds}::text[])`)
    .execute();
  return new Map(rows.map(({ source_id, target_id }) => [source_id, target_id]));
}

export async function insertMapped(
  tx: Tx,
  importId: number,
  kind: MapKind,
  pairs: readonly (readonly [sourceId: string, targetId: string | number])[],
): Promise<void> {
  if (pairs.length === 0) return;
  await sql`
    insert into import_map (import_id, kind, source_id, target_id)
    select ${importId}, ${kind}, source_id, target_id
    from unnest(
      ${pairs.map(([sourceId]) => sourceId)}::text[], ${pairs.map(([, target]) => String(target))}::text[]
    ) as mapped(source_id, target_id)
  `.execute(tx);
}

export async function insertImportedMembers(
  tx: Tx,
  importId: number,
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length === 0) return;
  await tx
    .insertInto('imported_members')
    .values(userIds.map((user_id) => ({ user_id, import_id: importId })))
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
}

export async function insertLinks(tx: Tx, importId: number, postIds: readonly number[]) {
  if (postIds.length === 0) return;
  await tx
    .insertInto('import_links')
    .values(postIds.map((post_id) => ({ post_id, import_id: importId })))
    .execute();
}

export const listLinks = prepared(
  'imports.listLinks',
  (db, p: Placeholders<{ id: number; after: number; limit: number }>) =>
    db
      .selectFrom('import_links')
      .select('post_id as postId')
      .where('import_id', '=', p('id'))
      .where('post_id', '>', p('after'))
      .orderBy('post_id')
      .limit(p('limit')),
);

export const deleteLinks = (tx: Tx, postIds: readonly number[]) =>
  tx
    .deleteFrom('import_links')
    .where('post_id', '=', sql<number>`any(${postIds}::bigint[])`)
    .execute();

interface NamedPlace {
  category: string;
  subforum: string;
}

/** The active category and subforum with these names; those of clubs belong to their clubs. */
export const findPlace = (tx: Tx, { category, subforum }: NamedPlace) =>
  tx
    .selectFrom('forum_categories as category')
    .leftJoin('forum_subforums as subforum', (join) =>
      join
        .onRef('subforum.category_id', '=', 'category.id')
        .on('subforum.name', '=', subforum)
        .on('subforum.deleted_at', 'is', null),
    )
    .select(['category.id as categoryId', 'subforum.id as subforumId'])
    .where('category.name', '=', category)
    .where('category.deleted_at', 'is', null)
    .where('category.holds_clubs', '=', false)
    .orderBy('subforum.id')
    .limit(1)
    .executeTakeFirst();

/** The accounts that this import has made for members of the board, and that haven't been erased. */
export async function listImported(
  db: Executor,
  importId: number,
  sourceIds: readonly string[],
): Promise<Map<string, string>> {
  if (sourceIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('import_map as mapped')
    .innerJoin('imported_members as member', 'member.user_id', 'mapped.target_id')
    .innerJoin('users', 'users.id', 'mapped.target_id')
    .select(['mapped.source_id', 'mapped.target_id'])
    .where('mapped.import_id', '=', importId)
    .where('mapped.kind', '=', 'member')
    .where('mapped.source_id', '=', sql<string>`any(${sourceIds}::text[])`)
    .where('users.status', '<>', 'deleted')
    .execute();
  return new Map(rows.map(({ source_id, target_id }) => [source_id, target_id]));
}
