import { sql } from 'kysely';
import { z } from 'zod';
import { type NotificationKind, notificationKind } from '../../../lib/declared/notifiable.ts';
import type { Deps } from '../../../lib/deps.ts';
import { getToldSanctions } from './sanction.queries.ts';
import { endedTexts, imposedTexts, type ToldSanction } from './texts.ts';

const payload = z.object({ sanctionId: z.int() });
type AboutSanction = z.infer<typeof payload>;

/** What members have to know: it is mailed at once, to everybody. */
const aboutSanction: Omit<
  NotificationKind<Deps, AboutSanction, ToldSanction>,
  'kind' | 'texts' | 'isVisible'
> = {
  area: 'moderation',
  payload,
  groupOf: ({ sanctionId }) => `sanction/${sanctionId}`,
  placeOf: () => 'cases',
  pathOf: () => '/moderation/mine',
  defaults: { mail: 'now', push: true },
  isTransactional: true,
  async read({ db }, told) {
    const rows = await getToldSanctions(db, { ids: told.map((one) => one.payload.sanctionId) });
    const sanctions = new Map(rows.map((row) => [row.id, row]));
    return told.map((one) => sanctions.get(one.payload.sanctionId) ?? null);
  },
};

const has = (end: string) => sql<boolean>`exists (
  select from sanctions
  where id = (item.payload ->> 'sanctionId')::bigint and user_id = item.recipient_id
    and ended_at ${sql.raw(end)}
)`;

export const sanctioned = notificationKind({
  ...aboutSanction,
  kind: 'moderation.sanctioned',
  isVisible: has('is null'),
  texts: imposedTexts,
});

export const sanctionEnded = notificationKind({
  ...aboutSanction,
  kind: 'moderation.sanctionEnded',
  isVisible: has('is not null'),
  texts: endedTexts,
});

export const sanctionNotifications = [sanctioned, sanctionEnded];
