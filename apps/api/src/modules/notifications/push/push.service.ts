import { withTransaction } from '@oche/db';
import type { Deps } from '../../../lib/deps.ts';
import { pushTo } from '../../push/index.ts';
import { readNotification } from '../list/item.service.ts';

declare module '../../../lib/jobs/jobs.ts' {
  interface Jobs {
    /** One notification to all devices of its recipient. Nothing if it is gone or read by then. */
    'notifications.push': { notificationId: number };
  }
}

/** Of one group a device shows the latest only, as the page does. */
export async function pushNotification(deps: Deps, notificationId: number): Promise<void> {
  const told = await readNotification(deps, notificationId);
  if (!told) return;
  const { row, kind, facts } = told;
  const message = {
    ...kind.texts[row.locale].push(facts),
    path: kind.pathOf(facts),
    tag: `${row.kind} ${kind.groupOf(row.payload)}`,
  };
  await withTransaction(deps.db, (tx) => pushTo(deps, tx, row.recipientId, message));
}
