import type { OwnData } from '../../lib/declared/own-data.ts';
import type { Deps, MemberContext } from '../../lib/deps.ts';
import { leaveChallenges, listOpenOf } from './leaving/leaving.service.ts';

/** Challenges of two members stay for the other one, without words and place. */
export const challengesOwnData: OwnData<Deps, MemberContext> = {
  lists: {
    'challenges/own': {
      rows: (db, userId) =>
        db
          .selectFrom('challenges')
          .select([
            'id',
            'invited_id',
            'partner_id',
            'status',
            'from_at',
            'until_at',
            'lounge_id',
            'zip_code',
            'radius_km',
            'game',
            'start_score',
            'best_of',
            'note',
            'meets_at',
            'agreed_note',
            'cancel_reason',
            'created_at',
          ])
          .where('member_id', '=', userId)
          .orderBy('id'),
    },
    'challenges/answers': {
      rows: (db, userId) =>
        db
          .selectFrom('challenge_answers')
          .select(['challenge_id', 'status', 'meets_at', 'note', 'created_at'])
          .where('member_id', '=', userId)
          .orderBy('id'),
    },
    'challenges/alert': {
      rows: (db, userId) =>
        db
          .selectFrom('challenge_alerts')
          .select(['radius_km', 'is_level_only', 'zip_code'])
          .where('user_id', '=', userId),
    },
  },
  consequences: listOpenOf,
  leave: leaveChallenges,
  async erase(_, tx, userId) {
    await tx.deleteFrom('challenge_alerts').where('user_id', '=', userId).execute();
    await tx
      .deleteFrom('challenges')
      .where('member_id', '=', userId)
      .where('partner_id', 'is', null)
      .execute();
    // a meeting is also the partner's; where somebody lives is not, and the lounge says where they met
    await tx
      .updateTable('challenges')
      .set({ note: null, agreed_note: null, zip_code: null, latitude: 0, longitude: 0 })
      .where('member_id', '=', userId)
      .execute();
    await tx
      .updateTable('challenges')
      .set({ cancel_reason: null })
      .where('cancelled_by', '=', userId)
      .execute();
    await tx
      .updateTable('challenge_answers')
      .set({ note: null })
      .where('member_id', '=', userId)
      .execute();
  },
};
