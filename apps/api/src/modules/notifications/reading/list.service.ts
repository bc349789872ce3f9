import type {
  NotificationEntry,
  notificationListInput,
  notificationListOutput,
} from '@oche/validators/notifications';
import { z } from 'zod';
import type { Deps, MemberContext } from '../../../lib/deps.ts';
import type { NotificationKind } from '../../../lib/notifiable.ts';
import { decodeCursor, encodeCursor, readPage } from '../../../lib/pagination.ts';
import { visibleItem } from '../visible.select.ts';
import * as queries from './reading.queries.ts';

const cursorKey = z.tuple([z.iso.datetime(), z.int().min(1)]);

/**
 * What the member has been told, the latest first, in groups, in the language of the page. Names and
 * texts are those of this moment; what may not be seen any more is left out.
 *
 * @throws AppError BAD_INPUT for a cursor that isn't ours
 */
export async function listNotifications(
  ctx: MemberContext,
  { area, isUnread, limit, cursor }: z.output<typeof notificationListInput>,
): Promise<z.input<typeof notificationListOutput>> {
  const [latestAt, id] = cursor === undefined ? [null, 0] : decodeCursor(cursorKey, cursor);
  const { items, nextCursor } = await readPage(
    limit,
    (count) =>
      queries.listGroups(ctx.db, visibleItem(ctx), {
        recipientId: ctx.actor.id,
        kinds: area ? kindsOf(ctx, area) : null,
        isUnread,
        before: latestAt === null ? null : { latestAt, id },
        limit: count,
      }),
    (row) => encodeCursor([row.latestAt, row.id]),
  );
  return { items: await describe(ctx, items), nextCursor };
}

const kindsOf = ({ notifiables }: Deps, area: string): string[] =>
  [...notifiables.values()].filter((one) => one.area === area).map(({ kind }) => kind);

/** Reads what each kind needs with one call, and leaves out what is gone meanwhile. */
async function describe(
  ctx: MemberContext,
  rows: readonly queries.GroupRow[],
): Promise<NotificationEntry[]> {
  const byKind = Map.groupBy(rows, ({ kind }) => ctx.notifiables.get(kind));
  const described = await Promise.all(
    [...byKind].map(async ([kind, some]) => (kind ? describeKind(ctx, kind, some) : [])),
  );
  const entries = new Map(described.flat().map((entry) => [entry.id, entry]));
  return rows.flatMap(({ id }) => entries.get(id) ?? []);
}

async function describeKind(
  ctx: MemberContext,
  kind: NotificationKind<Deps>,
  rows: readonly queries.GroupRow[],
): Promise<NotificationEntry[]> {
  const recipientId = ctx.actor.id;
  const facts = await kind.read(
    ctx,
    rows.map(({ payload }) => ({ payload, recipientId })),
  );
  return rows.flatMap((row, index) => {
    const known = facts[index];
    if (known === null || known === undefined) return [];
    const { title, excerpt = null } = kind.texts[ctx.locale].page(known, row.count);
    return [
      {
        id: row.id,
        area: kind.area,
        isRead: row.isRead,
        latestAt: row.latestAt,
        title,
        excerpt,
        path: kind.pathOf(known),
        actor: row.actor,
      },
    ];
  });
}
