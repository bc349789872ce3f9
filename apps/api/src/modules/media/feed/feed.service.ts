import type {
  ChannelFeed,
  channelFeedInput,
  SourceProblem,
  SourceState,
  setFeedInput,
} from '@oche/validators/media/feeds';
import type { z } from 'zod';
import { hasVoice, requireVoice } from '../../../lib/actor.ts';
import type { ActingContext, ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { isReadableAddress } from '../../../lib/outbound/addresses.ts';
import { MINUTE_MS } from '../../../lib/time/wall-clock.ts';
import { changeChannel, readFacts } from '../channel/channel.service.ts';
import { readSoon } from './read-soon.service.ts';
import * as queries from './source.queries.ts';

type OfChannel = z.output<typeof channelFeedInput>;

/** How often a channel's admins can have it read at once. */
const HURRY_MINUTES = 5;

/**
 * Where a channel's episodes come from, and whether its link still leads anywhere.
 * @throws AppError CHANNEL_NOT_FOUND, also for those it isn't meant for
 */
export async function getFeed(
  { db, actor }: Pick<ServiceContext, 'db' | 'actor'>,
  { channelId }: OfChannel,
): Promise<ChannelFeed> {
  const { isAdmin } = await readFacts(db, actor, channelId);
  const sources = await queries.listSources(db, { channelId });
  const page = sources.find(({ kind }) => kind === 'page');
  const feed = sources.find(({ kind }) => kind === 'feed');
  const isDead = page?.state === 'dead';
  return {
    state: stateOf(page, feed),
    feedUrl: feed?.feedUrl ?? null,
    isGiven: feed?.isGiven ?? false,
    checkedAt: feed?.checkedAt ?? null,
    readAt: feed?.readAt ?? null,
    problem: isAdmin ? ((feed ?? page)?.problem ?? null) : null,
    link: {
      isDead,
      since: isDead ? page.failingSince : null,
      checkedAt: page?.checkedAt ?? null,
    },
    canEdit: isAdmin && hasVoice(actor),
  };
}

interface Seen {
  state: SourceState;
  problem: SourceProblem | null;
}

/** Until the page has been read, a feed may still be found there. */
function stateOf(page: Seen | undefined, feed: Seen | undefined): ChannelFeed['state'] {
  if (feed) return feed.state;
  return page?.state === 'new' ? 'new' : 'none';
}

/**
 * Names the feed, or has it looked for on the channel's page again.
 * @throws AppError CHANNEL_NOT_FOUND, FORBIDDEN, FEED_ADDRESS_REFUSED
 */
export async function setFeed(
  ctx: ActingContext,
  { channelId, feedUrl }: z.output<typeof setFeedInput>,
): Promise<ChannelFeed> {
  requireVoice(ctx.actor);
  if (feedUrl !== null && !isReadableAddress(new URL(feedUrl)))
    throw new AppError('FEED_ADDRESS_REFUSED', { fields: { feedUrl: 'invalidUrl' } });
  await changeChannel(ctx, channelId, async (tx) => {
    const nextCheckAt = ctx.clock.now().toISOString();
    await queries.setFeedUrl(tx, { channelId, feedUrl });
    if (feedUrl === null) {
      await queries.dropFeed(tx, { channelId });
      await queries.resetSource(tx, { channelId, kind: 'page', isGiven: false, nextCheckAt });
    } else {
      await queries.resetSource(tx, { channelId, kind: 'feed', isGiven: true, nextCheckAt });
    }
  });
  await readSoon(ctx);
  return getFeed(ctx, { channelId });
}

/**
 * Has page and feed read at once.
 * @throws AppError CHANNEL_NOT_FOUND, FORBIDDEN, RATE_LIMITED when they have just been read
 */
export async function refreshFeed(
  ctx: ActingContext,
  { channelId }: OfChannel,
): Promise<ChannelFeed> {
  requireVoice(ctx.actor);
  await changeChannel(ctx, channelId, async (tx) => {
    const now = ctx.clock.now();
    const before = new Date(now.getTime() - HURRY_MINUTES * MINUTE_MS).toISOString();
    const due = await queries.hurry(tx, { channelId, now: now.toISOString(), before });
    if (due.length === 0) throw new AppError('RATE_LIMITED', { retryAfter: HURRY_MINUTES * 60 });
  });
  await readSoon(ctx);
  return getFeed(ctx, { channelId });
}
