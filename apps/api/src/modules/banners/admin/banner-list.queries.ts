import type { Executor } from '@oche/db';
import type { BannerSort, BannerState } from '@oche/validators/banners/admin';
import type { BannerPosition } from '@oche/validators/banners/schemas';
import { type RawBuilder, sql } from 'kysely';
import { type AdminBannerRow, adminBanners } from './admin-banner.select.ts';
import { stateAt } from './state.ts';

interface Wanted {
  /** ISO time */
  now: string;
  since: string;
  search?: string | undefined;
  position?: BannerPosition | undefined;
  state?: BannerState | undefined;
  sort: BannerSort;
  direction: 'asc' | 'desc';
  /** the sort key of the last row of the page before */
  after: readonly (string | number)[] | null;
  limit: number;
}

/** Banners without an end come last. */
const NEVER = '9999-12-31T00:00:00.000Z';

interface Sorting {
  columns: readonly RawBuilder<unknown>[];
  /** types of the key, as a cursor has it */
  types: readonly string[];
}

const id = sql`banner.id`;
const sortings: Record<BannerSort, Sorting> = {
  created: { columns: [id], types: ['bigint'] },
  order: {
    columns: [sql`banner.position`, sql`-banner.priority`, id],
    types: ['text', 'integer', 'bigint'],
  },
  title: {
    columns: [sql`fold_text(banner.title)`, id],
    types: ['text', 'bigint'],
  },
  end: {
    columns: [sql`coalesce(banner.ends_at, ${sql.lit(NEVER)}::timestamptz)`, id],
    types: ['timestamptz', 'bigint'],
  },
};

export type ListedRow = AdminBannerRow & { key: (string | number)[] };

/** A page of the administration. Admins are few, so it is planned for what they ask for. */
export async function listBanners(db: Executor, wanted: Wanted): Promise<ListedRow[]> {
  const { search, position, state, direction, after, limit } = wanted;
  const { columns, types } = sortings[wanted.sort];
  const page = adminBanners(db, wanted)
    .select(sql<(string | number)[]>`json_build_array(${sql.join(columns)})`.as('key'))
    .$if(state === undefined, (query) => query.where('banner.deleted_at', 'is', null))
    .$if(state !== undefined, (query) => query.where(stateAt(wanted.now), '=', state ?? 'running'))
    .$if(position !== undefined, (query) =>
      query.where('banner.position', '=', position ?? 'header'),
    )
    .$if(Boolean(search), (query) => query.where(saying(search ?? '')))
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(${sql.join(columns)}) ${sql.raw(direction === 'desc' ? '<' : '>')} (${sql.join(
          (after ?? []).map((value, at) => sql`${value}::${sql.raw(types[at] ?? 'text')}`),
        )})`,
      ),
    )
    .limit(limit);
  return columns
    .reduce<typeof page>((query, column) => query.orderBy(column, direction), page)
    .execute();
}

/** A folded text anywhere in what a banner says, or in the note about it. */
const saying = (text: string) => sql<boolean>`
  fold_text(concat_ws(' ', banner.title, banner.advertiser, banner.description)) like
    '%' || regexp_replace(fold_text(${text}::text), '([\\\\%_])', '\\\\\\1', 'g') || '%'`;
