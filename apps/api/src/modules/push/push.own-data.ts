import type { OwnData } from '../../lib/declared/own-data.ts';
import type { Deps, MemberContext } from '../../lib/deps.ts';

export const pushOwnData: OwnData<Deps, MemberContext> = {
  lists: {
    'notifications/devices': {
      rows: (db, userId) =>
        db
          .selectFrom('push_devices as device')
          .innerJoin('sessions', 'sessions.id_hash', 'device.session_hash')
          .select(['device.name', 'device.endpoint', 'device.created_at'])
          .where('sessions.user_id', '=', userId),
    },
  },
  async erase(_, tx, userId) {
    // they go with their sessions; this holds whichever goes first
    await tx
      .deleteFrom('push_devices')
      .where('session_hash', 'in', (eb) =>
        eb.selectFrom('sessions').select('id_hash').where('user_id', '=', userId),
      )
      .execute();
  },
};
