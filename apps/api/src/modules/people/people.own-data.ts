import type { OwnData } from '../../lib/declared/own-data.ts';
import type { Deps, MemberContext } from '../../lib/deps.ts';
import { eraseProfile, eraseTies } from './profile/erase.queries.ts';

export const peopleOwnData: OwnData<Deps, MemberContext> = {
  lists: {
    profile: {
      rows: (db, userId) =>
        db
          .selectFrom('profiles')
          .select([
            'username',
            'username_changed_at',
            'visibility',
            'visibility_chosen_at',
            'requests_from',
            'messages_from',
            'gender',
            'bio',
            'darting_experience',
            'nickname',
            'walk_on_song',
            'favourite_double',
            'street',
            'city',
            'avatar_id',
            'about_visibility',
            'statistics_visibility',
            'achievements_visibility',
            'tournaments_visibility',
            'lounges_visibility',
            'marketplace_visibility',
          ])
          .where('user_id', '=', userId),
    },
    'people/blocked': {
      rows: (db, userId) =>
        db
          .selectFrom('user_blocks')
          .select(['blocked_id as member_id', 'created_at'])
          .where('blocker_id', '=', userId)
          .orderBy('created_at'),
    },
    'people/following': {
      rows: (db, userId) =>
        db
          .selectFrom('user_follows')
          .select(['followed_id as member_id', 'created_at'])
          .where('follower_id', '=', userId)
          .orderBy('created_at'),
    },
    'people/friends': {
      rows: (db, userId) =>
        db
          .selectFrom('friendships')
          .select(['friend_id as member_id', 'since'])
          .where('user_id', '=', userId)
          .orderBy('since'),
    },
    'people/friend-requests': {
      rows: (db, userId) =>
        db
          .selectFrom('friend_requests')
          .select(['requester_id', 'addressee_id', 'created_at'])
          .where((eb) => eb.or([eb('requester_id', '=', userId), eb('addressee_id', '=', userId)]))
          .orderBy('id'),
    },
    'people/unwanted-suggestions': {
      rows: (db, userId) =>
        db
          .selectFrom('dismissed_suggestions')
          .select('suggested_id as member_id')
          .where('user_id', '=', userId)
          .orderBy('suggested_id'),
    },
  },
  async erase(_, tx, userId) {
    await eraseTies(tx, userId);
    await eraseProfile(tx, userId);
  },
};
