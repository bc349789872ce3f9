import type { createFeedInput, createFeedOutput, feedListOutput } from '@oche/validators/bookings';
import type { Locale } from '@oche/validators/common';
import { PRODUCT_NAME } from '@oche/validators/product';
import type { z } from 'zod';
import { requireWriter } from '../../../lib/actor.ts';
import type { Deps, MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { publicUrl } from '../../../lib/public-url.ts';
import { newSecret, secretHash } from '../../../lib/secret.ts';
import { requireStaff } from '../../lounges/index.ts';
import type { DescribedBooking } from '../booking/described.select.ts';
import * as queries from './feed.queries.ts';
import { toIcal } from './ical.ts';
import { loungeEntry, memberEntry } from './ical-entries.ts';

const DAY_MS = 86_400_000;
/** How far back a calendar reaches. Lounges have many bookings, so theirs reach less far. */
const PAST_MS = { member: 90 * DAY_MS, lounge: 14 * DAY_MS, board: 14 * DAY_MS };
/** Calendar programs read all day long; it is noted once an hour. */
const NOTE_READ_MS = 3_600_000;

/**
 * A new secret address of a calendar. Only its hash is kept, so nobody can be shown it again.
 * @throws AppError LOUNGE_NOT_FOUND, FORBIDDEN (of lounges and boards: staff only), BOARD_NOT_FOUND
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

/** The asking member's own calendars, without their secret addresses. */
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
 * The calendar behind a secret address, in the language of the member whom it belongs to.
 * @throws AppError FEED_NOT_FOUND for an unknown or revoked address, and while its member is banned
 *   or no longer belongs to the lounge's team
 */
export async function readFeed(
  deps: Pick<Deps, 'db' | 'clock' | 'env'>,
  token: string,
): Promise<string> {
  const feed = await queries.getFeedByToken.first(deps.db, { tokenHash: secretHash(token) });
  if (!feed || !isReadable(feed)) throw new AppError('FEED_NOT_FOUND');
  const now = deps.clock.now();
  await noteRead(deps, feed, now);
  const from = new Date(now.getTime() - PAST_MS[feed.kind]).toISOString();
  const bookings = await bookingsOf(deps, feed, from);
  const { locale } = feed;
  const entries = bookings.map((booking) =>
    feed.kind === 'member'
      ? memberEntry(booking, locale, publicUrl(deps.env, '/bookings'))
      : loungeEntry(booking, locale, publicUrl(deps.env, `/venues/${booking.loungeId}/manage`)),
  );
  const host = new URL(publicUrl(deps.env, '/')).host;
  return toIcal(entries, { host, locale, name: nameOf(feed) });
}

/** Suspended members still read what is theirs. */
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

async function bookingsOf(
  { db }: Pick<Deps, 'db'>,
  { userId, loungeId, boardId }: Feed,
  from: string,
): Promise<DescribedBooking[]> {
  if (loungeId === null) return queries.listForMemberFeed(db, { memberId: userId, from });
  if (boardId === null) return queries.listForLoungeFeed(db, { loungeId, from });
  return queries.listForBoardFeed(db, { loungeId, boardId, from });
}

const MEMBER_CALENDAR: Record<Locale, string> = { de: 'Meine Buchungen', en: 'My bookings' };

function nameOf({ loungeName, boardName, locale }: Feed): string {
  if (loungeName === null) return `${PRODUCT_NAME}: ${MEMBER_CALENDAR[locale]}`;
  return boardName === null ? loungeName : `${loungeName}: ${boardName}`;
}
