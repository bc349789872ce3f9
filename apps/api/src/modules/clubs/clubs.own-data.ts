import type { OwnData } from '../../lib/declared/own-data.ts';
import type { Deps, MemberContext } from '../../lib/deps.ts';
import { leaveAllClubs } from './leaving/leaving.service.ts';

/** A club goes on without its owner, as long as somebody else is in it. */
export const clubsOwnData: OwnData<Deps, MemberContext> = {
  counts: { clubs: { table: 'club_members', column: 'user_id' } },
  lists: {
    'clubs/memberships': {
      rows: (db, userId) =>
        db
          .selectFrom('club_members as member')
          .innerJoin('clubs as club', 'club.id', 'member.club_id')
          .select([
            'club.id as club_id',
            'club.name',
            'club.city',
            'member.role',
            'member.joined_at',
          ])
          .where('member.user_id', '=', userId)
          .orderBy('member.joined_at'),
    },
    'clubs/requests-and-invitations': {
      rows: (db, userId) =>
        db
          .selectFrom('club_admissions as open')
          .innerJoin('clubs as club', 'club.id', 'open.club_id')
          .select([
            'club.id as club_id',
            'club.name',
            'open.invited_by',
            'open.message',
            'open.created_at',
          ])
          .where('open.user_id', '=', userId)
          .orderBy('open.created_at'),
    },
  },
  leave: leaveAllClubs,
  async erase(_, tx, userId) {
    await tx.deleteFrom('club_admissions').where('user_id', '=', userId).execute();
  },
};
