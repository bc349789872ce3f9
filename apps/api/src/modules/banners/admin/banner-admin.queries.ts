import { anyOfIds, type DB, type Executor, type Placeholders, prepared, type Tx } from '@oche/db';
import type { BannerPosition } from '@oche/validators/banners/schemas';
import { type Insertable, sql, type Updateable } from 'kysely';
import { type AdminBannerRow, adminBanners } from './admin-banner.select.ts';

export async function getBanner(
  db: Executor,
  { id, ...moment }: { id: number; now: string; since: string },
): Promise<AdminBannerRow | undefined> {
  return adminBanners(db, moment).where('banner.id', '=', id).executeTakeFirst();
}

const columns = [
  'id',
  'title',
  'advertiser',
  'position',
  'upload_id',
  'narrow_upload_id',
  'target_url',
  'is_active',
  'starts_at',
  'ends_at',
  'priority',
  'deleted_at',
] as const;

/** A banner that stays as it is until the transaction ends; also a deleted one. */
export const lockBanner = prepared('banners.lockBanner', (db, p: Placeholders<{ id: number }>) =>
  db.selectFrom('banners').select(columns).where('id', '=', p('id')).forUpdate(),
);
export type LockedBanner = NonNullable<Awaited<ReturnType<typeof lockBanner.first>>>;

export async function insertBanner(tx: Tx, row: Insertable<DB['banners']>): Promise<number> {
  const { id } = await tx
    .insertInto('banners')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateBanner(
  tx: Tx,
  id: number,
  changed: Updateable<DB['banners']>,
): Promise<void> {
  await tx.updateTable('banners').set(changed).where('id', '=', id).execute();
}

/** Those of a position, in one order for all who lock several. */
export const lockPosition = prepared(
  'banners.lockPosition',
  (db, p: Placeholders<{ position: BannerPosition; ids: number[] }>) =>
    db
      .selectFrom('banners')
      .select(['id', 'priority'])
      .where('position', '=', p('position'))
      .where('deleted_at', 'is', null)
      .where('id', '=', anyOfIds(p('ids')))
      .orderBy('id')
      .forUpdate(),
);

/** @param ids in the order of `priorities` */
export const setPriorities = prepared(
  'banners.setPriorities',
  (db, p: Placeholders<{ ids: number[]; priorities: number[] }>) =>
    db
      .updateTable('banners')
      .from(
        sql<{ id: number; priority: number }>`(
          select * from unnest(${p('ids')}::bigint[], ${p('priorities')}::integer[])
        )`.as<'wanted'>(sql`wanted(id, priority)`),
      )
      .set((eb) => ({ priority: eb.ref('wanted.priority') }))
      .whereRef('banners.id', '=', 'wanted.id'),
);
