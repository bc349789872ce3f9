import { randomBytes, randomUUID } from 'node:crypto';
import { withTransaction } from '@oche/db';
import type {
  ChannelVerification,
  channelFeedInput,
  SourceProblem,
} from '@oche/validators/media/feeds';
import type { z } from 'zod';
import { requireWriter } from '../../../lib/actor.ts';
import type { ActingContext, Deps } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Answer } from '../../../lib/outbound/reader.ts';
import { notify } from '../../notifications/index.ts';
import { insertAdmin } from '../channel/admin.queries.ts';
import { lockChannel } from '../channel/channel.queries.ts';
import { readFacts } from '../channel/channel.service.ts';
import { lockMember } from '../channel/channel-change.queries.ts';
import { requireRoom } from '../channel/channel-change.service.ts';
import { ask } from '../feed/ask.service.ts';
import { documentIn, PAGE_READ } from '../feed/read-page.service.ts';
import '../media.events.ts';
import { DAY_MS } from '../../../lib/time/wall-clock.ts';
import { channelProven } from '../notifications/proven.notifications.ts';
import * as queries from './verification.queries.ts';

type OfChannel = z.output<typeof channelFeedInput>;

const CODE_DAYS = 14;
const CODES_MAX = 10;
/** A check asks two servers of strangers. */
const PAUSE_SECONDS = 20;
/** Somebody waits for it. */
const READ_MS = 8000;
const READ = { ...PAGE_READ, limitMs: READ_MS };
const CODE_LENGTH = 12;

/**
 * How far the member has come in proving that a channel is theirs.
 * @throws AppError CHANNEL_NOT_FOUND
 */
export async function getVerification(
  { db, clock, actor }: ActingContext,
  { channelId }: OfChannel,
): Promise<ChannelVerification> {
  const facts = await readFacts(db, actor, channelId);
  const now = clock.now().toISOString();
  const row = await queries.getVerification.first(db, { channelId, userId: actor.id, now });
  if (!row) throw new AppError('CHANNEL_NOT_FOUND');
  const { verifiedAt, ...rest } = row;
  return { ...rest, isVerified: verifiedAt !== null, isAdmin: facts.isAdmin };
}

/**
 * Gives the member a code to put where only the channel's maker can write. It is the same as long as it
 * is valid.
 * @throws AppError CHANNEL_NOT_FOUND, TOO_MANY_CHANNEL_CODES
 */
export async function startVerification(
  ctx: ActingContext,
  { channelId }: OfChannel,
): Promise<ChannelVerification> {
  requireWriter(ctx.actor);
  const userId = ctx.actor.id;
  const now = ctx.clock.now();
  await withTransaction(ctx.db, async (tx) => {
    await readFacts(tx, ctx.actor, channelId);
    await lockMember(tx, { userId });
    await queries.insertCode(tx, {
      channelId,
      userId,
      code: newCode(),
      now: now.toISOString(),
      expiresAt: new Date(now.getTime() + CODE_DAYS * DAY_MS).toISOString(),
    });
    const open = await queries.countCodes.first(tx, { userId, now: now.toISOString() });
    if ((open?.count ?? 0) > CODES_MAX) throw new AppError('TOO_MANY_CHANNEL_CODES');
  });
  return getVerification(ctx, { channelId });
}

/**
 * Looks for the member's code in what the channel's page and its feed say of the channel. Whoever has put it there runs
 * the channel from now on, and it is verified; the others who run it hear of it.
 * @throws AppError CHANNEL_NOT_FOUND, CHANNEL_CODE_MISSING, CHANNEL_CODE_NOT_FOUND, CHANNEL_UNREADABLE;
 * RATE_LIMITED when it has just been looked for; TOO_MANY_CHANNELS
 */
export async function checkVerification(
  ctx: ActingContext,
  { channelId }: OfChannel,
): Promise<ChannelVerification> {
  requireWriter(ctx.actor);
  const { pageUrl, feedUrl, code } = await getVerification(ctx, { channelId });
  if (code === null) throw new AppError('CHANNEL_CODE_MISSING');
  await beginCheck(ctx, channelId);

  const answers = await Promise.all(
    [pageUrl, feedUrl].flatMap((url) => (url === null ? [] : [ask(ctx, url, READ)])),
  );
  const said = await Promise.all(answers.map((answer) => whatIsSaid(ctx, answer)));
  if (said.every((text) => text === null)) throw new AppError('CHANNEL_UNREADABLE');
  // some pages repeat what is in their address, so a code there proves nothing
  const isEchoed = pageUrl.toLowerCase().includes(code);
  if (isEchoed || !said.some((text) => text?.includes(code)))
    throw new AppError('CHANNEL_CODE_NOT_FOUND');
  await take(ctx, { channelId, pageUrl, code });
  return getVerification(ctx, { channelId });
}

/** @throws AppError RATE_LIMITED */
async function beginCheck({ db, clock, actor }: ActingContext, channelId: number): Promise<void> {
  const now = clock.now();
  const begun = await queries.beginCheck.first(db, {
    channelId,
    userId: actor.id,
    now: now.toISOString(),
    before: new Date(now.getTime() - PAUSE_SECONDS * 1000).toISOString(),
  });
  if (!begun) throw new AppError('RATE_LIMITED', { retryAfter: PAUSE_SECONDS });
}

/** What a page or a feed says of itself, where none of its readers can write; null without an answer. */
async function whatIsSaid(
  ctx: ActingContext,
  answer: Answer | SourceProblem,
): Promise<string | null> {
  const document = await documentIn(ctx, answer);
  return document && `${document.title}\n${document.description}`.toLowerCase();
}

/** The channel must still be where the code was found. */
async function take(
  ctx: ActingContext,
  { channelId, pageUrl, code }: { channelId: number; pageUrl: string; code: string },
): Promise<void> {
  const userId = ctx.actor.id;
  const now = ctx.clock.now().toISOString();
  await withTransaction(ctx.db, async (tx) => {
    await lockChannel(tx, { id: channelId });
    await readFacts(tx, ctx.actor, channelId);
    const channel = await queries.getVerification.first(tx, { channelId, userId, now });
    const [own] = await queries.deleteCode(tx, { channelId, userId, code });
    if (!own || channel?.pageUrl !== pageUrl) throw new AppError('CHANNEL_CODE_MISSING');
    const [added] = await insertAdmin(tx, { channelId, userId, now });
    await queries.setVerified(tx, { channelId, now });
    await ctx.events.publish(tx, 'channel.changed', { channelId });
    if (!added) return;
    await requireRoom(tx, userId);
    const others = await queries.listOtherAdmins(tx, { channelId, userId });
    await notify(ctx, tx, channelProven, {
      eventId: randomUUID(),
      actorId: userId,
      recipientIds: others.map((other) => other.userId),
      payload: { channelId, userId },
    });
  });
}

/** Codes that have run out are of no use to anybody. */
export async function forgetCodes({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await queries.dropExpired(db, { now: clock.now().toISOString() });
}

/** Nobody guesses it, and no text contains it by chance. */
function newCode(): string {
  const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';
  const letters = Array.from(randomBytes(CODE_LENGTH), (byte) => alphabet[byte % 32]);
  return `oche-${letters.join('')}`;
}
