import { z } from 'zod';
import { notificationKind } from '../../lib/declared/notifiable.ts';
import type { Deps } from '../../lib/deps.ts';
import { isOwnDecided, listToldVerifications } from './notifications/told-verification.queries.ts';
import { decidedTexts, type ToldVerification } from './notifications/words.ts';

const payload = z.object({ verificationId: z.int() });

/** Whoever has sent a document has to know what became of it. */
export const verificationDecided = notificationKind<
  Deps,
  z.infer<typeof payload>,
  ToldVerification
>({
  kind: 'trust.verificationDecided',
  area: 'market',
  payload,
  groupOf: ({ verificationId }) => `verification/${verificationId}`,
  placeOf: () => 'verifications',
  pathOf: () => '/marketplace/verification',
  defaults: { mail: 'now', push: true },
  isTransactional: true,
  isVisible: isOwnDecided,
  async read({ db }, told) {
    const rows = await listToldVerifications(db, {
      ids: told.map((one) => one.payload.verificationId),
    });
    const checks = new Map(rows.map((row) => [row.id, row]));
    return told.map((one) => {
      const check = checks.get(one.payload.verificationId);
      if (!check) return null;
      return { kind: check.kind, isVerified: check.status === 'verified', reason: check.reason };
    });
  },
  texts: decidedTexts,
});
