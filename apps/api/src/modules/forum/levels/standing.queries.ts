import { type Placeholders, prepared } from '@oche/db';
import { standingOf } from './level.select.ts';

export const getStanding = prepared(
  'forum.getStanding',
  (db, p: Placeholders<{ userId: string }>) => {
    const { level, isFixed } = standingOf(p('userId'));
    return db.selectNoFrom([level.as('level'), isFixed.as('isFixed')]);
  },
);
