import { type Tx, withTransaction } from '@oche/db';
import type {
  Announcement,
  AnnouncementFields,
  announcementListInput,
  createAnnouncementInput,
  dismissInput,
  updateAnnouncementInput,
} from '@oche/validators/site/schemas';
import { z } from 'zod';
import { requireAdmin } from '../../../lib/actor.ts';
import { type AuditFacts, audit } from '../../../lib/audit.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { once } from '../../../lib/idempotency.ts';
import { decodeCursor, encodeCursor, readPage } from '../../../lib/pagination.ts';
import '../site.events.ts';
import { forgetState } from '../state/state.service.ts';
import * as queries from './announcement.queries.ts';

const cursorKey = z.tuple([z.number()]);

export async function listAnnouncements(
  ctx: MemberContext,
  { limit, cursor, state }: z.output<typeof announcementListInput>,
): Promise<{ items: Announcement[]; nextCursor: string | null }> {
  requireAdmin(ctx.actor);
  const [before] = cursor ? decodeCursor(cursorKey, cursor) : [Number.MAX_SAFE_INTEGER];
  const page = { now: ctx.clock.now().toISOString(), state: state ?? null, before };
  return readPage(
    limit,
    (count) => queries.listAnnouncements(ctx.db, { ...page, limit: count }),
    ({ id }) => encodeCursor([id]),
  );
}

/** @throws AppError FORBIDDEN, BAD_INPUT for impossible times */
export async function createAnnouncement(
  ctx: MemberContext,
  input: z.output<typeof createAnnouncementInput>,
): Promise<Announcement> {
  requireAdmin(ctx.actor);
  const attempt = { userId: ctx.actor.id, operation: 'announcement.create', input };
  const id = await withTransaction(ctx.db, (tx) =>
    once(tx, attempt, async () => {
      const now = ctx.clock.now().toISOString();
      const columns = columnsOf(input.announcement, now);
      requireTimes(columns, now);
      const newId = await queries.insertAnnouncement(tx, columns);
      await record(ctx, tx, 'create', newId, { after: factsOf(columns) });
      return newId;
    }),
  );
  forgetState(ctx);
  return readOne(ctx, id);
}

/**
 * Changes an announcement. If it then says something else, or more urgently, those who have put it away see it again.
 * @throws AppError FORBIDDEN, ANNOUNCEMENT_NOT_FOUND, BAD_INPUT for impossible times
 */
export async function updateAnnouncement(
  ctx: MemberContext,
  { id, announcement }: z.output<typeof updateAnnouncementInput>,
): Promise<Announcement> {
  await changing(ctx, id, async (tx, former, now) => {
    const columns = columnsOf(announcement, former.fromAt);
    requireTimes(columns, now, former.untilAt);
    const isNews =
      columns.text_de !== former.textDe ||
      columns.text_en !== former.textEn ||
      columns.level !== former.level;
    await queries.updateAnnouncement(tx, id, {
      ...columns,
      edition: former.edition + (isNews ? 1 : 0),
      updated_at: now,
    });
    await record(ctx, tx, 'update', id, {
      before: { level: former.level, fromAt: former.fromAt, untilAt: former.untilAt },
      after: factsOf(columns),
    });
  });
  return readOne(ctx, id);
}

/** Takes an announcement off all pages now; it stays in the list. */
export async function endAnnouncement(
  ctx: MemberContext,
  { id }: { id: number },
): Promise<Announcement> {
  await changing(ctx, id, async (tx, { fromAt, untilAt }, now) => {
    if (untilAt !== null && untilAt <= now) return;
    // one that has not begun ends before it does, and the table knows no such time
    const isPlanned = fromAt >= now;
    await queries.updateAnnouncement(tx, id, {
      ...(isPlanned && { from_at: new Date(new Date(now).getTime() - 1).toISOString() }),
      until_at: now,
      updated_at: now,
    });
    await record(ctx, tx, 'end', id, { before: { untilAt }, after: { untilAt: now } });
  });
  return readOne(ctx, id);
}

export async function deleteAnnouncement(
  ctx: MemberContext,
  { id }: { id: number },
): Promise<void> {
  await changing(ctx, id, async (tx, { textDe, fromAt, untilAt }) => {
    await record(ctx, tx, 'delete', id, { before: { textDe, fromAt, untilAt } });
    await queries.deleteAnnouncement(tx, id);
  });
}

/**
 * The member doesn't want to see it any more, in this edition.
 * @throws AppError ANNOUNCEMENT_NOT_FOUND, ANNOUNCEMENT_STAYS
 */
export async function dismiss(
  ctx: MemberContext,
  { id, edition }: z.output<typeof dismissInput>,
): Promise<void> {
  const now = ctx.clock.now().toISOString();
  const dismissed = await queries.dismiss.first(ctx.db, { id, userId: ctx.actor.id, edition, now });
  if (dismissed) return;
  const known = await queries.isDismissible.first(ctx.db, { id });
  throw new AppError(known ? 'ANNOUNCEMENT_STAYS' : 'ANNOUNCEMENT_NOT_FOUND');
}

type Locked = NonNullable<Awaited<ReturnType<typeof queries.lockAnnouncement.first>>>;

async function changing(
  ctx: MemberContext,
  id: number,
  change: (tx: Tx, former: Locked, now: string) => Promise<void>,
): Promise<void> {
  requireAdmin(ctx.actor);
  await withTransaction(ctx.db, async (tx) => {
    const former = await queries.lockAnnouncement.first(tx, { id });
    if (!former) throw new AppError('ANNOUNCEMENT_NOT_FOUND');
    await change(tx, former, ctx.clock.now().toISOString());
  });
  forgetState(ctx);
}

async function readOne(ctx: MemberContext, id: number): Promise<Announcement> {
  const now = ctx.clock.now().toISOString();
  const page = { now, state: null, before: id + 1, limit: 1 };
  const [row] = await queries.listAnnouncements(ctx.db, page);
  if (row?.id !== id) throw new AppError('ANNOUNCEMENT_NOT_FOUND');
  return row;
}

const columnsOf = (fields: AnnouncementFields, fromAt: string): queries.AnnouncementColumns => ({
  text_de: fields.textDe,
  text_en: fields.textEn,
  level: fields.level,
  audience: fields.audience,
  link: fields.link ?? null,
  is_dismissible: fields.isDismissible,
  from_at: fields.fromAt ?? fromAt,
  until_at: fields.untilAt ?? null,
});

/** @param former an end that is over stays possible for somebody who corrects a word afterwards */
function requireTimes(
  { from_at, until_at }: queries.AnnouncementColumns,
  now: string,
  former: string | null = null,
): void {
  if (until_at === null) return;
  const field = 'announcement.untilAt';
  if (until_at <= from_at)
    throw new AppError('BAD_INPUT', { fields: { [field]: 'endBeforeBegin' } });
  if (until_at <= now && until_at !== former) {
    throw new AppError('BAD_INPUT', { fields: { [field]: 'past' } });
  }
}

const factsOf = (columns: queries.AnnouncementColumns): AuditFacts => ({
  textDe: columns.text_de,
  level: columns.level,
  audience: columns.audience,
  fromAt: columns.from_at,
  untilAt: columns.until_at,
});

async function record(
  ctx: MemberContext,
  tx: Tx,
  verb: string,
  id: number,
  facts: { before?: AuditFacts; after?: AuditFacts },
): Promise<void> {
  const thing = { kind: 'announcement', id };
  await audit(ctx, tx, { action: `announcement.${verb}`, thing, scope: 'admin', ...facts });
  await ctx.events.publish(tx, 'site.changed', {});
}
