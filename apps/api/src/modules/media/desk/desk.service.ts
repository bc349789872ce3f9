import { type Tx, withTransaction } from '@oche/db';
import type {
  channelDeskInput,
  channelDeskOutput,
  DeskChannel,
  hideChannelInput,
  setChannelVerifiedInput,
} from '@oche/validators/media/schemas';
import { z } from 'zod';
import { requireScope } from '../../../lib/actor.ts';
import { audit } from '../../../lib/audit.ts';
import type { MemberContext, ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { decodeCursor, encodeCursor, readPage } from '../../../lib/pagination.ts';
import { noteModeration, noteRestoration } from '../../moderation/index.ts';
import { lockChannel } from '../channel/channel.queries.ts';
import '../media.events.ts';
import { hideChannel, showChannel } from '../reports/channel-moderation.service.ts';
import * as queries from './desk.queries.ts';

type Search = z.output<typeof channelDeskInput>;

const id = z.int().min(0);
const INT4_MAX = 2_147_483_647;
const text = z.string().refine((value) => !value.includes('\u0000') && value.isWellFormed());

type Position = [key: string | number, id: number];
const NUMBERS: Record<Search['direction'], Position> = {
  asc: [-1, -1],
  desc: [INT4_MAX, Number.MAX_SAFE_INTEGER],
};
/** Where each order begins, in both directions, and what its cursors hold. */
const orders: Record<
  Search['sort'],
  { first: Record<Search['direction'], Position>; position: z.ZodType<Position> }
> = {
  created: {
    first: { ...NUMBERS, desc: [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER] },
    position: z.tuple([id, id]),
  },
  // no text comes behind this character
  name: { first: { asc: ['', -1], desc: ['\u{10ffff}', 0] }, position: z.tuple([text, id]) },
  followers: { first: NUMBERS, position: z.tuple([id.max(INT4_MAX), id]) },
};

/**
 * All channels, also those that nobody sees.
 * @throws AppError BAD_INPUT for a cursor that isn't ours
 */
export async function listDesk(
  { db }: Pick<ServiceContext, 'db'>,
  { search, platform, state, verified, sort, direction, limit, cursor }: Search,
): Promise<z.infer<typeof channelDeskOutput>> {
  const { first, position } = orders[sort];
  const [key, after] = cursor ? decodeCursor(position, cursor) : first[direction];
  const filters = {
    text: search ?? '',
    platform: platform ?? '',
    state: state ?? '',
    verified: verified ?? '',
    key,
    id: after,
  };
  const { items, nextCursor } = await readPage(
    limit,
    (count) => queries.lists[sort][direction](db, { ...filters, limit: count }),
    (last) => encodeCursor([last.sortKey, last.id]),
  );
  return { items: items.map(toDeskChannel), nextCursor };
}

const toDeskChannel = (row: queries.DeskRow): DeskChannel => ({
  id: row.id,
  name: row.name,
  platform: row.platform,
  url: row.url,
  numberOfFollowers: row.numberOfFollowers,
  followerCount: row.followerCount,
  state: row.state,
  isVerified: row.verifiedAt !== null,
  adminCount: row.adminCount,
  creator:
    row.creatorId !== null && row.firstName !== null && row.lastName !== null
      ? { id: row.creatorId, firstName: row.firstName, lastName: row.lastName }
      : null,
  latestEpisodeAt: row.latestEpisodeAt,
  createdAt: row.createdAt,
});

type Row = NonNullable<Awaited<ReturnType<typeof queries.getDeskChannel.first>>>;

/** Behind the lock of the channel's row. @throws AppError CHANNEL_NOT_FOUND, also for a deleted one */
async function change(
  ctx: MemberContext,
  channelId: number,
  work: (tx: Tx, channel: Row) => Promise<void>,
): Promise<DeskChannel> {
  requireScope(ctx.actor, 'admin');
  return withTransaction(ctx.db, async (tx) => {
    await lockChannel(tx, { id: channelId });
    const before = await queries.getDeskChannel.first(tx, { id: channelId });
    if (!before || before.state === 'deleted') throw new AppError('CHANNEL_NOT_FOUND');
    await work(tx, before);
    const after = await queries.getDeskChannel.first(tx, { id: channelId });
    if (!after) throw new AppError('CHANNEL_NOT_FOUND');
    return toDeskChannel(after);
  });
}

type WithReason = z.output<typeof hideChannelInput>;

/** Its admins still see it; its open reports are decided with it. @throws AppError CHANNEL_NOT_FOUND */
export const hideForAll = (ctx: MemberContext, { id: channelId, reason }: WithReason) =>
  change(ctx, channelId, async (tx) => {
    if (!(await hideChannel(ctx, tx, channelId, ctx.actor.id))) return;
    await noteModeration(ctx, tx, 'hide', entryOf(channelId, reason, true));
  });

/** @throws AppError CHANNEL_NOT_FOUND */
export const showToAll = (ctx: MemberContext, { id: channelId, reason }: WithReason) =>
  change(ctx, channelId, async (tx) => {
    if (!(await showChannel(ctx, tx, channelId))) return;
    await noteRestoration(ctx, tx, entryOf(channelId, reason, false));
  });

const entryOf = (channelId: number, reason: string, isHidden: boolean) => ({
  thing: { kind: 'channel', id: channelId },
  scope: 'admin',
  reason,
  before: { isHidden: !isHidden },
  after: { isHidden },
});

/** That its admins are those who make it, as far as the admin has found out. @throws AppError CHANNEL_NOT_FOUND */
export const setVerified = (
  ctx: MemberContext,
  { id: channelId, isVerified }: z.output<typeof setChannelVerifiedInput>,
) =>
  change(ctx, channelId, async (tx, { verifiedAt }) => {
    if ((verifiedAt !== null) === isVerified) return;
    const now = ctx.clock.now().toISOString();
    await queries.setVerified(tx, { id: channelId, verifiedAt: isVerified ? now : null });
    await audit(ctx, tx, {
      action: 'channel.verify',
      thing: { kind: 'channel', id: channelId },
      scope: 'admin',
      before: { isVerified: !isVerified },
      after: { isVerified },
    });
    await ctx.events.publish(tx, 'channel.changed', { channelId });
  });
