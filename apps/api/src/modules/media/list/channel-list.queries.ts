import { type Executor, type Placeholders, type PreparedList, preparedList } from '@oche/db';
import type { ChannelShelf, ChannelSort } from '@oche/validators/media/limits';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type ChannelRow, channels, isAdminOf, type Reader } from '../channel/channel.select.ts';

interface Search extends Reader {
  platform: string;
  /** what was typed, not folded yet */
  text: string;
  /** the sort key of the last row, and its id */
  key: string | number;
  id: number;
}
type P = Placeholders<Search>;

interface Walk {
  direction: 'asc' | 'desc';
  key: RawBuilder<string | number>;
  type: 'integer' | 'bigint' | 'timestamptz' | 'text';
}

/** The orders, each read along an index from a position on. */
const walks: Record<ChannelSort, Walk> = {
  followers: { direction: 'desc', key: sql`channel.number_of_followers`, type: 'integer' },
  newest: { direction: 'desc', key: sql`channel.id`, type: 'bigint' },
  // those without an episode come last
  episode: {
    direction: 'desc',
    key: sql`coalesce(channel.latest_episode_at, '-infinity'::timestamptz)`,
    type: 'timestamptz',
  },
  name: { direction: 'asc', key: sql`channel.sort_name`, type: 'text' },
};

/** Which filters a list has; those that it hasn't are not in its statement at all. */
export interface Shape {
  sort: ChannelSort;
  shelf: ChannelShelf;
  isVerified: boolean;
  hasPlatform: boolean;
  hasText: boolean;
}

const onShelf: Record<ChannelShelf, ((p: P) => RawBuilder<SqlBool>) | null> = {
  all: null,
  favourites: (p) => sql`channel.id in (
    select channel_id from media_channel_favourites where user_id = ${p('viewerId')}::text
  )`,
  following: (p) => sql`channel.id in (
    select channel_id from media_channel_followers where user_id = ${p('viewerId')}::text
  )`,
  mine: (p) => isAdminOf(p),
};

const isLike = (p: Placeholders<Pick<Search, 'text'>>): RawBuilder<SqlBool> => sql`
  channel.search_text like
    '%' || regexp_replace(fold_text(${p('text')}::text), '([\\\\%_])', '\\\\\\1', 'g') || '%'`;

function page(db: Executor, p: P, limit: number, shape: Shape) {
  const { sort, shelf, isVerified, hasPlatform, hasText } = shape;
  const { direction, key, type } = walks[sort];
  const after = sql.raw(direction === 'asc' ? '>' : '<');
  const shelved = onShelf[shelf];
  return (
    channels(db, p)
      // the latest episode is selected anyway
      .select(sql<string | number>`${sort === 'episode' ? sql.lit(0) : key}`.as('sortKey'))
      // who runs a channel also finds it while nobody else sees it
      .where(
        shelf === 'mine'
          ? sql<SqlBool>`channel.deleted_at is null`
          : sql<SqlBool>`channel.is_public`,
      )
      .where(
        sql<SqlBool>`(${key}, channel.id) ${after} (${p('key')}::${sql.raw(type)}, ${p('id')}::bigint)`,
      )
      .$if(shelved !== null, (query) => (shelved ? query.where(shelved(p)) : query))
      .$if(isVerified, (query) => query.where('channel.verified_at', 'is not', null))
      .$if(hasPlatform, (query) =>
        query.where(sql<SqlBool>`channel.platform = ${p('platform')}::text`),
      )
      .$if(hasText, (query) => query.where(isLike(p)))
      .orderBy(key, direction)
      .orderBy('channel.id', direction)
      .limit(limit)
      .$castTo<ChannelRow & { sortKey: string | number }>()
  );
}

type List = PreparedList<Search, ChannelRow & { sortKey: string | number }>;
const lists = new Map<string, List>();

/** One statement for each combination of filters that is asked for, so each has the plan that suits it. */
export function listOf(shape: Shape): List {
  const { sort, shelf, isVerified, hasPlatform, hasText } = shape;
  const name = [sort, shelf, isVerified && 'verified', hasPlatform && 'platform', hasText && 'text']
    .filter(Boolean)
    .join('.');
  const known = lists.get(name);
  if (known) return known;
  const list: List = preparedList(
    `media.listChannels.${name}`,
    (db, p: Placeholders<Search>, limit) => page(db, p, limit, shape),
  );
  lists.set(name, list);
  return list;
}
