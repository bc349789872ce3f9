import type { OwnData } from '../../lib/declared/own-data.ts';
import type { Deps, MemberContext } from '../../lib/deps.ts';

/** What is counted about banners belongs to nobody. Banners that an admin has made stay the site's. */
export const bannersOwnData: OwnData<Deps, MemberContext> = {
  lists: {
    'banners/made': {
      rows: (db, userId) =>
        db
          .selectFrom('banners')
          .select([
            'id',
            'title',
            'description',
            'advertiser',
            'position',
            'target_url',
            'starts_at',
            'ends_at',
            'created_at',
          ])
          .where('created_by', '=', userId)
          .orderBy('id'),
    },
    'banners/report-links': {
      rows: (db, userId) =>
        db
          .selectFrom('banner_report_links')
          .select(['id', 'banner_id', 'advertiser', 'created_at', 'revoked_at'])
          .where('created_by', '=', userId)
          .orderBy('id'),
    },
  },
  async erase() {
    // they are the advertiser's words
  },
};
