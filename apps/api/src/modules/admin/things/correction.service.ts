import { randomUUID } from 'node:crypto';
import type { AdminThing } from '@oche/validators/admin/lists';
import { audit } from '../../../lib/audit.ts';
import type { NoteCorrection } from '../../../lib/correction.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { notify } from '../../notifications/index.ts';
import { thingCorrected } from './things.notifications.ts';

interface Corrected {
  kind: AdminThing;
  id: number;
  /** why, for the owner */
  reason: string;
}

/** Notes a correction in the log, and tells the owner of the thing. */
export const noting =
  (ctx: MemberContext, { kind, id, reason }: Corrected): NoteCorrection =>
  async (tx, { ownerId, before, after }) => {
    const entryId = await audit(ctx, tx, {
      action: `${kind}.edit`,
      thing: { kind, id },
      scope: 'admin',
      reason,
      before,
      after,
    });
    if (ownerId === null || ownerId === ctx.actor.id) return;
    await notify(ctx, tx, thingCorrected, {
      eventId: randomUUID(),
      recipientIds: [ownerId],
      payload: { entryId },
    });
  };
