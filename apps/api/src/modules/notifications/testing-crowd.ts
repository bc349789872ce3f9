import { sql } from 'kysely';
import { z } from 'zod';
import { notificationKind } from '../../lib/declared/notifiable.ts';
import type { Deps } from '../../lib/deps.ts';

const CROWD = 'crowd-%';

const words = {
  label: 'Crowd',
  page: () => ({ title: 'Hello everybody' }),
  push: () => ({ title: 'Hello', body: 'everybody' }),
  mail: () => ({ subject: 'Hello', paragraphs: ['everybody'], button: 'Look', footer: 'Crowd' }),
};

/** A kind that is announced to all members whose id begins with `crowd-`. */
export const toTheCrowd = notificationKind<Deps, Record<string, never>, object>({
  kind: 'test.crowd',
  area: 'forum',
  payload: z.object({}) as never,
  groupOf: () => 'crowd',
  placeOf: () => 'crowd',
  pathOf: () => '/forum',
  defaults: { mail: 'never', push: false },
  isTransactional: false,
  isVisible: sql<boolean>`true`,
  read: async (_deps, told) => told.map(() => ({})),
  texts: { de: words, en: words },
  async audience(db, _payload, after, limit) {
    const rows = await db
      .selectFrom('users')
      .select('id')
      .where('id', 'like', CROWD)
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  },
});
