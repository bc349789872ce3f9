import { type Placeholders, prepared, preparedList } from '@oche/db';
import { sectionSeen, type Viewer } from '../../people/index.ts';
import { pictureJson } from '../../uploads/index.ts';

export const insertFavourite = prepared(
  'lounges.insertFavourite',
  (db, p: Placeholders<{ userId: string; loungeId: number; now: string }>) =>
    db
      .insertInto('lounge_favourites')
      .values({ user_id: p('userId'), lounge_id: p('loungeId'), created_at: p('now') })
      .onConflict((conflict) => conflict.doNothing()),
);

export const deleteFavourite = prepared(
  'lounges.deleteFavourite',
  (db, p: Placeholders<{ userId: string; loungeId: number }>) =>
    db
      .deleteFrom('lounge_favourites')
      .where('user_id', '=', p('userId'))
      .where('lounge_id', '=', p('loungeId')),
);

/** Whether the viewer gets this part of a member's profile. */
export const getShown = prepared(
  'lounges.getShown',
  (db, p: Placeholders<Viewer & { userId: string }>) =>
    db
      .selectFrom('users')
      .innerJoin('profiles', 'profiles.user_id', 'users.id')
      .select(sectionSeen(p, 'lounges').as('isShown'))
      .where('users.id', '=', p('userId')),
);

/** More than anybody marks; what is beyond is found without the filter only. */
const MOST_FAVOURITES = 1000;

/** The lounges that a member has marked last. */
export const listFavouriteIds = prepared(
  'lounges.listFavouriteIds',
  (db, p: Placeholders<{ userId: string }>) =>
    db
      .selectFrom('lounge_favourites')
      .select('lounge_id as id')
      .where('user_id', '=', p('userId'))
      .orderBy('created_at', 'desc')
      .orderBy('lounge_id', 'desc')
      .limit(MOST_FAVOURITES),
);

/** A position in a member's list, which begins with the latest. */
export interface FavouriteKey {
  addedAt: string;
  loungeId: number;
}

/** Read along the index lounge_favourites_latest, without inactive lounges. */
export const listFavourites = preparedList(
  'lounges.listFavourites',
  (db, p: Placeholders<FavouriteKey & { userId: string }>, limit) =>
    db
      .selectFrom('lounge_favourites as favourite')
      .innerJoin('lounges as lounge', 'lounge.id', 'favourite.lounge_id')
      .leftJoin('lounge_photos as first', (join) =>
        join.onRef('first.lounge_id', '=', 'lounge.id').on('first.position', '=', 0),
      )
      .leftJoin('uploads', 'uploads.id', 'first.upload_id')
      .select([
        'lounge.id',
        'lounge.name',
        'lounge.city',
        'lounge.number_of_boards as numberOfBoards',
        'lounge.rating',
        'favourite.created_at as addedAt',
        pictureJson().as('photo'),
      ])
      .where('favourite.user_id', '=', p('userId'))
      .where('lounge.is_active', '=', true)
      .where((eb) =>
        eb(
          eb.refTuple('favourite.created_at', 'favourite.lounge_id'),
          '<',
          eb.tuple(p('addedAt'), p('loungeId')),
        ),
      )
      .orderBy('favourite.created_at', 'desc')
      .orderBy('favourite.lounge_id', 'desc')
      .limit(limit),
);
