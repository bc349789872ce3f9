import {
  type AdminBanner,
  type adminBannerListInput,
  type adminBannerListOutput,
  BANNER_LIST_DAYS,
  type BannerSort,
} from '@oche/validators/banners/admin';
import { z } from 'zod';
import { requireScope } from '../../../lib/actor.ts';
import type { Deps, MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { decodeCursor, encodeCursor, readPage } from '../../../lib/pagination.ts';
import { lastDays } from '../report/days.ts';
import { toAdminBanner } from './admin-banner.select.ts';
import { getBanner } from './banner-admin.queries.ts';
import { listBanners as read } from './banner-list.queries.ts';

type Reading = Pick<Deps, 'db' | 'clock'>;

const INT4_MAX = 2_147_483_647;
const id = z.int().min(0);
const text = z.string().max(200);
/** Of the last row of a page. */
const keys: Record<BannerSort, z.ZodType<(string | number)[]>> = {
  created: z.tuple([id]),
  order: z.tuple([text, z.int().min(-INT4_MAX).max(INT4_MAX), id]),
  title: z.tuple([text, id]),
  end: z.tuple([z.iso.datetime({ offset: true }), id]),
};

/**
 * Banners for their administration; moderators look at them, too.
 * @throws AppError FORBIDDEN, BAD_INPUT for a cursor that isn't ours, or one of another order
 */
export async function listBanners(
  { actor, db, clock }: MemberContext,
  { limit, cursor, ...wanted }: z.output<typeof adminBannerListInput>,
): Promise<z.infer<typeof adminBannerListOutput>> {
  requireScope(actor, 'site');
  const after = cursor ? decodeCursor(keys[wanted.sort], cursor) : null;
  const moment = momentOf(clock.now());
  const { items, nextCursor } = await readPage(
    limit,
    (count) => read(db, { ...moment, ...wanted, after, limit: count }),
    ({ key }) => encodeCursor(key),
  );
  return { items: items.map(({ key: _, ...row }) => toAdminBanner(row)), nextCursor };
}

/** @throws AppError BANNER_NOT_FOUND */
export async function readBanner(
  { db, clock }: Reading,
  { id }: { id: number },
): Promise<AdminBanner> {
  const row = await getBanner(db, { ...momentOf(clock.now()), id });
  if (!row) throw new AppError('BANNER_NOT_FOUND');
  return toAdminBanner(row);
}

const momentOf = (now: Date) => ({
  now: now.toISOString(),
  since: lastDays(now, BANNER_LIST_DAYS).from,
});
