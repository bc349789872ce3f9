import { withTransaction } from '@oche/db';
import { queueMail } from '../../../lib/mail/mail.ts';
import '../imports.mails.ts';
import * as queries from '../members/told.queries.ts';
import type { Run } from './run.ts';

const SLICE = 200;

/** Writes to each member who came, once and never again, however often the import runs. */
export async function tellMembers({ deps, importId, report, onProgress }: Run): Promise<void> {
  for (;;) {
    const told = await withTransaction(deps.db, async (tx) => {
      const rows = await queries.takeUntold(tx, { importId, now: deps.clock.now(), limit: SLICE });
      for (const { id, email, locale, isReachable } of rows) {
        if (!isReachable) continue;
        const params = { userId: id };
        await queueMail(tx, { template: 'imports.moved', to: email, locale, params });
      }
      report.add('members told by mail', rows.filter(({ isReachable }) => isReachable).length);
      return rows.length;
    });
    if (told === 0) return;
    await onProgress('mails to members');
  }
}
