import { FORUM_LEVELS } from '@oche/validators/forum/levels/limits';
import { sql } from 'kysely';
import { z } from 'zod';
import { notificationKind } from '../../../lib/declared/notifiable.ts';
import type { Deps } from '../../../lib/deps.ts';
import { type ReachedLevel, reachedTexts } from './level-texts.ts';

const payload = z.object({ level: z.literal([...FORUM_LEVELS]) });

/** A member has risen; nobody is told when they fall. */
export const levelReached = notificationKind<Deps, { level: number }, ReachedLevel>({
  kind: 'forum.level',
  area: 'forum',
  payload,
  groupOf: () => 'level',
  placeOf: () => 'forum-level',
  pathOf: () => '/account/forum',
  defaults: { mail: 'never', push: false },
  isTransactional: false,
  // what was said of a level that is lost meanwhile is no news
  isVisible: sql<boolean>`exists (
    select from forum_levels held
    where held.user_id = item.recipient_id
      and coalesce(held.fixed_level, held.level) >= (item.payload ->> 'level')::int
  )`,
  read: async (_, told) => told.map(({ payload: { level } }) => ({ level })),
  texts: reachedTexts,
});
