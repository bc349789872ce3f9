import type { OwnData } from '../../lib/declared/own-data.ts';
import type { Deps, MemberContext } from '../../lib/deps.ts';

/** Which announcements a member has put away. */
export const siteOwnData: OwnData<Deps, MemberContext> = {
  lists: {
    'site/announcements-put-away': {
      rows: (db, userId) =>
        db
          .selectFrom('announcement_dismissals as dismissal')
          .innerJoin(
            'announcements as announcement',
            'announcement.id',
            'dismissal.announcement_id',
          )
          .select(['announcement.text_de', 'announcement.text_en', 'dismissal.dismissed_at'])
          .where('dismissal.user_id', '=', userId)
          .orderBy('dismissal.dismissed_at'),
    },
  },
  async erase(_, tx, userId) {
    await tx.deleteFrom('announcement_dismissals').where('user_id', '=', userId).execute();
  },
};
