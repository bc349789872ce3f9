import {
  type Executor,
  type Placeholders,
  type PreparedList,
  prepared,
  preparedList,
} from '@oche/db';
import type { channelDeskInput, DeskChannel } from '@oche/validators/media/schemas';
import { type InferResult, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';

type Input = z.output<typeof channelDeskInput>;
type DeskSort = Input['sort'];
type Direction = Input['direction'];

export interface DeskSearch {
  text: string;
  platform: string;
  state: string;
  /** yes or no */
  verified: string;
  /** the sort key of the last row, and its id */
  key: string | number;
  id: number;
}

const stateOf = sql<DeskChannel['state']>`case
  when channel.deleted_at is not null then 'deleted'
  when channel.hidden_at is not null then 'hidden'
  when not channel.is_active then 'paused'
  else 'shown'
end`;

const deskChannels = (db: Executor) =>
  db
    .selectFrom('media_channels as channel')
    .leftJoin('users as creator', 'creator.id', 'channel.creator_id')
    .select([
      'channel.id',
      'channel.name',
      sql<DeskChannel['platform']>`channel.platform`.as('platform'),
      'channel.url',
      'channel.number_of_followers as numberOfFollowers',
      'channel.follower_count as followerCount',
      stateOf.as('state'),
      'channel.verified_at as verifiedAt',
      'channel.latest_episode_at as latestEpisodeAt',
      'channel.created_at as createdAt',
      sql<number>`(
        select count(*)::int from media_channel_admins admin where admin.channel_id = channel.id
      )`.as('adminCount'),
      'creator.id as creatorId',
      'creator.first_name as firstName',
      'creator.last_name as lastName',
    ]);

export type DeskRow = InferResult<ReturnType<typeof deskChannels>>[number];
type KeyedRow = DeskRow & { sortKey: string | number };

const walks: Record<DeskSort, { key: RawBuilder<string | number>; type: string }> = {
  created: { key: sql`channel.id`, type: 'bigint' },
  name: { key: sql`channel.sort_name`, type: 'text' },
  followers: { key: sql`channel.number_of_followers`, type: 'integer' },
};

const isLike = (p: Placeholders<DeskSearch>) => sql<SqlBool>`channel.search_text like
  '%' || regexp_replace(fold_text(${p('text')}::text), '([\\\\%_])', '\\\\\\1', 'g') || '%'`;

/** Filters that aren't used are empty; the list is the staff's, and no hot read. */
const deskList = (sort: DeskSort, direction: Direction): PreparedList<DeskSearch, KeyedRow> => {
  const { key, type } = walks[sort];
  const after = sql.raw(direction === 'asc' ? '>' : '<');
  return preparedList(
    `media.listDesk.${sort}.${direction}`,
    (db, p: Placeholders<DeskSearch>, limit) =>
      deskChannels(db)
        .select(sql<string | number>`${key}`.as('sortKey'))
        .where(
          sql<SqlBool>`(${key}, channel.id) ${after} (${p('key')}::${sql.raw(type)}, ${p('id')}::bigint)`,
        )
        .where(
          sql<SqlBool>`(${p('platform')}::text = '' or channel.platform = ${p('platform')}::text)`,
        )
        .where(sql<SqlBool>`(${p('state')}::text = '' or ${stateOf} = ${p('state')}::text)`)
        .where(
          sql<SqlBool>`(${p('verified')}::text = ''
            or (channel.verified_at is not null) = (${p('verified')}::text = 'yes'))`,
        )
        .where(sql<SqlBool>`(${p('text')}::text = '' or ${isLike(p)})`)
        .orderBy(key, direction)
        .orderBy('channel.id', direction)
        .limit(limit),
  );
};

const bothWays = (sort: DeskSort) => ({
  asc: deskList(sort, 'asc'),
  desc: deskList(sort, 'desc'),
});

export const lists = {
  created: bothWays('created'),
  name: bothWays('name'),
  followers: bothWays('followers'),
} satisfies Record<DeskSort, Record<Direction, unknown>>;

export const getDeskChannel = prepared(
  'media.getDeskChannel',
  (db, p: Placeholders<{ id: number }>) => deskChannels(db).where('channel.id', '=', p('id')),
);

export const setVerified = prepared(
  'media.setVerified',
  (db, p: Placeholders<{ id: number; verifiedAt: string | null }>) =>
    db
      .updateTable('media_channels')
      .set({ verified_at: p('verifiedAt') })
      .where('id', '=', p('id')),
);
