import type {
  createFeedInput,
  createFeedOutput,
  feedListOutput,
} from '@oche/validators/bookings/schemas';
import type { Locale } from '@oche/validators/common';
import { PRODUCT_NAME } from '@oche/validators/product';
import type { z } from 'zod';
import { requireWriter } from '../../../lib/actor.ts';
import { type IcalEntry, toIcal } from '../../../lib/calendar/ical.ts';
import type { MemberCalendar } from '../../../lib/declared/calendars.ts';
import type { Deps, MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { publicUrl } from '../../../lib/public-url.ts';
import { newSecret, secretHash } from '../../../lib/secrets/secret.ts';
import { DAY_MS } from '../../../lib/time/wall-clock.ts';
import { requireStaff } from '../../lounges/index.ts';
import { loungeEntry, memberEntry } from '../described/ical-entries.ts';
import * as queries from './feed.queries.ts';

/** How far back feeds go. Lounges have many bookings, so theirs go back less far. */
const PAST_MS = { member: 90 * DAY_MS, lounge: 14 * DAY_MS, board: 14 * DAY_MS };
/** Calendar apps read all day long, so a reading is noted at most once an hour. */
const NOTE_READ_MS = 3_600_000;

/**
 * Creates a feed with a secret address. Only its hash is stored, so the address can't be shown
 * again.
 * @throws AppError LOUNGE_NOT_FOUND, FORBIDDEN (lounges and boards are for staff only),
 *   BOARD_NOT_FOUND
 */
export async function createFeed(
  ctx: MemberContext,
  input: z.output<typeof createFeedInput>,
): Promise<z.infer<typeof createFeedOutput>> {
  requireWriter(ctx.actor);
  const loungeId = input.kind === 'member' ? null : input.loungeId;
  const boardId = input.kind === 'board' ? input.boardId : null;
  if (loungeId !== null) await requireStaff(ctx.db, ctx.actor, loungeId);
  if (loungeId !== null && boardId !== null) {
    const board = await queries.getBoardOfLounge.first(ctx.db, { loungeId, boardId });
    if (!board) throw new AppError('BOARD_NOT_FOUND');
  }
  const token = newSecret();
  const feed = await queries.insertFeed.first(ctx.db, {
    userId: ctx.actor.id,
    kind: input.kind,
    loungeId,
    boardId,
    tokenHash: secretHash(token),
    now: ctx.clock.now().toISOString(),
  });
  if (!feed) throw new Error('the insert returned no feed');
  return { id: feed.id, url: publicUrl(ctx.env, `/calendar/${token}.ics`) };
}

/** @throws AppError FEED_NOT_FOUND, also when it is somebody else's */
export async function revokeFeed(ctx: MemberContext, { id }: { id: number }): Promise<void> {
  const now = ctx.clock.now().toISOString();
  const revoked = await queries.revokeFeed.first(ctx.db, { id, userId: ctx.actor.id, now });
  if (!revoked) throw new AppError('FEED_NOT_FOUND');
}

/** The member's own feeds, without their secret addresses. */
export async function listFeeds(
  ctx: MemberContext,
  { loungeId = null }: { loungeId?: number | null },
): Promise<z.infer<typeof feedListOutput>> {
  const rows = await queries.listFeeds(ctx.db, { userId: ctx.actor.id, loungeId });
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    lounge: named(row.loungeId, row.loungeName),
    board: named(row.boardId, row.boardName),
    createdAt: row.createdAt,
    lastReadAt: row.lastReadAt,
  }));
}

const named = (id: number | null, name: string | null) =>
  id === null || name === null ? null : { id, name };

type Feed = NonNullable<Awaited<ReturnType<typeof queries.getFeedByToken.first>>>;

/**
 * The calendar at a secret address, in the language of the feed's member.
 * @throws AppError FEED_NOT_FOUND for an unknown or revoked address, and while its member is banned
 *   or no longer in the lounge's team
 */
export async function readFeed(deps: Deps, token: string): Promise<string> {
  const feed = await queries.getFeedByToken.first(deps.db, { tokenHash: secretHash(token) });
  if (!feed || !isReadable(feed)) throw new AppError('FEED_NOT_FOUND');
  const now = deps.clock.now();
  await noteRead(deps, feed, now);
  const from = new Date(now.getTime() - PAST_MS[feed.kind]).toISOString();
  const entries = await entriesOf(deps, feed, from);
  const host = new URL(publicUrl(deps.env, '/')).host;
  return toIcal(entries, { host, locale: feed.locale, name: nameOf(feed) });
}

/** What a member has booked, as a part of their calendar. */
export const bookingCalendar: MemberCalendar<Deps> = async ({ db, env }, reader) => {
  const { userId: memberId, locale, from } = reader;
  const bookings = await queries.listForMemberFeed(db, { memberId, from });
  return bookings.map((one) => memberEntry(one, locale, publicUrl(env, '/bookings')));
};

/** Suspended members can still read their own calendars. */
function isReadable({ kind, status, role, staffRole }: Feed): boolean {
  if (status === 'banned') return false;
  return kind === 'member' || staffRole !== null || role === 'admin';
}

async function noteRead(
  { db }: Pick<Deps, 'db'>,
  { id, lastReadAt }: Feed,
  now: Date,
): Promise<void> {
  if (lastReadAt && now.getTime() - Date.parse(lastReadAt) < NOTE_READ_MS) return;
  await queries.setFeedRead(db, { id, now: now.toISOString() });
}

/** A member's calendar has what all domains know of; that of a lounge its bookings. */
async function entriesOf(deps: Deps, feed: Feed, from: string): Promise<IcalEntry[]> {
  const { userId, loungeId, boardId, locale } = feed;
  if (loungeId === null) {
    const parts = deps.calendars.map((read) => read(deps, { userId, locale, from }));
    return (await Promise.all(parts)).flat();
  }
  const bookings =
    boardId === null
      ? await queries.listForLoungeFeed(deps.db, { loungeId, from })
      : await queries.listForBoardFeed(deps.db, { loungeId, boardId, from });
  const url = publicUrl(deps.env, `/venues/${loungeId}/manage`);
  return bookings.map((booking) => loungeEntry(booking, locale, url));
}

const MEMBER_CALENDAR: Record<Locale, string> = { de: 'Meine Termine', en: 'My dates' };

function nameOf({ loungeName, boardName, locale }: Feed): string {
  if (loungeName === null) return `${PRODUCT_NAME}: ${MEMBER_CALENDAR[locale]}`;
  return boardName === null ? loungeName : `${loungeName}: ${boardName}`;
}
