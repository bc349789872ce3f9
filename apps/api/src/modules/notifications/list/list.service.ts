import type {
  notificationListInput,
  notificationListOutput,
} from '@oche/validators/notifications/schemas';
import { z } from 'zod';
import type { MemberContext } from '../../../lib/deps.ts';
import { decodeCursor, encodeCursor, readPage } from '../../../lib/pagination.ts';
import { visibleItem } from '../visible.select.ts';
import { describeEntries } from './describe.ts';
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
  const listed = await queries.listKindsOf(ctx.db, { recipientId: ctx.actor.id });
  const kinds = listed
    .flatMap(({ kind }) => ctx.notifiables.get(kind) ?? [])
    .filter((kind) => !area || kind.area === area);
  const [latestAt, id] = cursor === undefined ? [null, 0] : decodeCursor(cursorKey, cursor);
  const { items, nextCursor } = await readPage(
    limit,
    (count) =>
      queries.listGroups(ctx.db, visibleItem(kinds), {
        recipientId: ctx.actor.id,
        kinds: kinds.map(({ kind }) => kind),
        isUnread,
        before: latestAt === null ? null : { latestAt, id },
        limit: count,
      }),
    (row) => encodeCursor([row.latestAt, row.id]),
  );
  const entries = await describeEntries(ctx, items, {
    recipientId: ctx.actor.id,
    locale: ctx.locale,
  });
  return {
    items: items.flatMap(({ id, kind, isRead, latestAt, actor }) => {
      const entry = entries.get(id);
      const area = ctx.notifiables.get(kind)?.area;
      return entry && area ? [{ ...entry, id, area, isRead, latestAt, actor }] : [];
    }),
    nextCursor,
  };
}
