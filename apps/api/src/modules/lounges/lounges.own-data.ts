import type { OwnData } from '../../lib/declared/own-data.ts';
import type { Deps, MemberContext } from '../../lib/deps.ts';
import { handOverLounges, listOwnedBy } from './team/leaving.service.ts';

/** A lounge belongs to many people: it gets another owner, or is closed. Reviews stay, in nobody's name. */
export const loungesOwnData: OwnData<Deps, MemberContext> = {
  counts: {
    reviews: { table: 'lounge_reviews', column: 'author_id' },
    lounges: { table: 'lounge_staff', column: 'user_id' },
  },
  lists: {
    'lounges/team': {
      rows: (db, userId) =>
        db
          .selectFrom('lounge_staff as staff')
          .innerJoin('lounges as lounge', 'lounge.id', 'staff.lounge_id')
          .select([
            'lounge.id',
            'staff.role',
            'staff.created_at as since',
            'lounge.name',
            'lounge.description',
            'lounge.setup_description',
            'lounge.address',
            'lounge.zip_code',
            'lounge.city',
            'lounge.country',
            'lounge.phone',
            'lounge.email',
            'lounge.website',
            'lounge.opening_hours',
            'lounge.price_per_hour_cents',
          ])
          .where('staff.user_id', '=', userId)
          .orderBy('lounge.id'),
    },
    'lounges/favourites': {
      rows: (db, userId) =>
        db
          .selectFrom('lounge_favourites as favourite')
          .innerJoin('lounges', 'lounges.id', 'favourite.lounge_id')
          .select(['lounges.id', 'lounges.name', 'favourite.created_at'])
          .where('favourite.user_id', '=', userId)
          .orderBy('favourite.created_at'),
    },
    'lounges/reviews': {
      rows: (db, userId) =>
        db
          .selectFrom('lounge_reviews')
          .select([
            'id',
            'lounge_id',
            'rating',
            'comment',
            'created_at',
            'edited_at',
            'answer',
            'answered_at',
          ])
          .where('author_id', '=', userId)
          .orderBy('id'),
    },
    'lounges/claims': {
      rows: (db, userId) =>
        db
          .selectFrom('lounge_claims')
          .select(['lounge_id', 'message', 'status', 'created_at', 'decided_at'])
          .where('user_id', '=', userId)
          .orderBy('id'),
    },
  },
  consequences: listOwnedBy,
  leave: handOverLounges,
  async erase(_, tx, userId) {
    await tx.deleteFrom('lounge_favourites').where('user_id', '=', userId).execute();
    await tx
      .deleteFrom('lounge_staff')
      .where('user_id', '=', userId)
      .where('role', '=', 'manager')
      .execute();
    await tx.deleteFrom('lounge_claims').where('user_id', '=', userId).execute();
    // invitations to the member's address, and requests to take one over
    await tx
      .deleteFrom('lounge_invitations')
      .where('email', '=', (eb) =>
        eb
          .selectFrom('users')
          .select('email')
          .where('id', '=', userId)
          .where('provisional_until', 'is', null),
      )
      .execute();
    await tx
      .updateTable('lounge_invitations')
      .set({ requested_by: null, requested_at: null })
      .where('requested_by', '=', userId)
      .execute();
  },
};
