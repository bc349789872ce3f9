import type { OwnData } from '../../lib/declared/own-data.ts';
import type { Deps, MemberContext } from '../../lib/deps.ts';
import { listOwnDocuments } from './verification/own-document.service.ts';

/** What was checked is gone with its member; reviews stay in nobody's name. */
export const trustOwnData: OwnData<Deps, MemberContext> = {
  lists: {
    'marketplace/reviews': {
      rows: (db, userId) =>
        db
          .selectFrom('market_reviews')
          .select((eb) => [
            'deal_id',
            eb('author_id', '=', userId).as('is_own'),
            'rating',
            'comment',
            'created_at',
            'answer',
            'answered_at',
          ])
          .where((eb) =>
            eb.or([
              eb('author_id', '=', userId),
              eb.and([eb('subject_id', '=', userId), eb('published_at', 'is not', null)]),
            ]),
          )
          .orderBy('id'),
    },
    'marketplace/verifications': {
      rows: (db, userId) =>
        db
          .selectFrom('verifications')
          .select(['kind', 'status', 'requested_at', 'decided_at', 'reason'])
          .where('user_id', '=', userId)
          .orderBy('id'),
    },
    'marketplace/trust': {
      rows: (db, userId) =>
        db
          .selectFrom('seller_trust')
          .select(['score', 'verified', 'sales', 'purchases', 'average_rating', 'computed_at'])
          .where('user_id', '=', userId),
    },
    'marketplace/badges': {
      rows: (db, userId) =>
        db
          .selectFrom('seller_badges')
          .select(['badge', 'level', 'is_active', 'earned_at'])
          .where('user_id', '=', userId),
    },
  },
  files: listOwnDocuments,
  async erase(_, tx, userId) {
    await tx.deleteFrom('verifications').where('user_id', '=', userId).execute();
    await tx.deleteFrom('phone_codes').where('user_id', '=', userId).execute();
    await tx.deleteFrom('seller_badges').where('user_id', '=', userId).execute();
    await tx.deleteFrom('seller_trust').where('user_id', '=', userId).execute();
  },
};
