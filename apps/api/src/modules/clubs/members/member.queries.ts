import { type Executor, type Placeholders, prepared, preparedList } from '@oche/db';
import type { ClubRole } from '@oche/validators/clubs/limits';
import { sql } from 'kysely';
import { personColumns, seenBy, type Viewer } from '../../people/index.ts';
import type { MemberRow } from './member.ts';

interface Member {
  id: number;
  userId: string;
}

/** The owner first, then officers, then all others. */
const rank = sql<number>`case member.role when 'owner' then 0 when 'officer' then 1 else 2 end`;

const people = (db: Executor) =>
  db
    .selectFrom('club_members as member')
    .innerJoin('users', 'users.id', 'member.user_id')
    .innerJoin('profiles', 'profiles.user_id', 'member.user_id');

/** Visitors see members whose profile is public; members see those whom they see anyway. */
const isSeen = (p: Placeholders<Viewer>) => sql<boolean>`(
  ${seenBy(p)} = 'full' or (${p('viewerId')}::text <> '' and ${seenBy(p)} <> 'none')
)`;

const OFFICERS_SHOWN = 20;

export const listOfficers = prepared(
  'clubs.listOfficers',
  (db, p: Placeholders<Viewer & { id: number }>) =>
    people(db)
      .select(personColumns(p))
      .select(['member.role as clubRole', 'member.joined_at as joinedAt'])
      .where('member.club_id', '=', p('id'))
      .where('member.role', '<>', 'member')
      .where(isSeen(p))
      .orderBy(rank)
      .orderBy('member.joined_at')
      .orderBy('member.user_id')
      .limit(OFFICERS_SHOWN)
      .$castTo<MemberRow>(),
);

interface Page extends Viewer {
  id: number;
  /** who runs the club knows who is in it */
  isManager: boolean;
  rank: number;
  joinedAt: string;
  after: string;
}

export const listMembers = preparedList('clubs.listMembers', (db, p: Placeholders<Page>, limit) =>
  people(db)
    .select(personColumns(p))
    .select(['member.role as clubRole', 'member.joined_at as joinedAt', rank.as('rank')])
    .where('member.club_id', '=', p('id'))
    .where(
      sql<boolean>`(${rank}, member.joined_at, member.user_id)
        > (${p('rank')}::int, ${p('joinedAt')}::timestamptz, ${p('after')}::text)`,
    )
    .where(sql<boolean>`(${p('isManager')}::boolean or ${isSeen(p)})`)
    .orderBy(rank)
    .orderBy('member.joined_at')
    .orderBy('member.user_id')
    .limit(limit)
    .$castTo<MemberRow & { rank: number }>(),
);

export const getRole = prepared('clubs.getRole', (db, p: Placeholders<Member>) =>
  db
    .selectFrom('club_members')
    .select('role')
    .where('club_id', '=', p('id'))
    .where('user_id', '=', p('userId')),
);

/** Lets a member's clubs come one after the other, so that their number is right. */
export const lockMember = prepared('clubs.lockMember', (db, p: Placeholders<{ userId: string }>) =>
  db.selectFrom('profiles').select('user_id').where('user_id', '=', p('userId')).forNoKeyUpdate(),
);

export const countClubs = prepared('clubs.countClubs', (db, p: Placeholders<{ userId: string }>) =>
  db
    .selectFrom('club_members')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', p('userId')),
);

/** Returns no row for somebody who is in already. */
export const insertMember = prepared(
  'clubs.insertMember',
  (db, p: Placeholders<Member & { role: ClubRole; now: string }>) =>
    db
      .insertInto('club_members')
      .values({
        club_id: p('id'),
        user_id: p('userId'),
        role: p('role'),
        joined_at: p('now'),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('user_id'),
);

/** Returns no row for a club that would have more than `max`. */
export const countMember = prepared(
  'clubs.countMember',
  (db, p: Placeholders<{ id: number; by: number; max: number }>) =>
    db
      .updateTable('clubs')
      .set((eb) => ({ member_count: eb('member_count', '+', p('by')) }))
      .where('id', '=', p('id'))
      .where((eb) => eb(eb('member_count', '+', p('by')), '<=', p('max')))
      .returning('member_count as memberCount'),
);

export const deleteMember = prepared('clubs.deleteMember', (db, p: Placeholders<Member>) =>
  db.deleteFrom('club_members').where('club_id', '=', p('id')).where('user_id', '=', p('userId')),
);

export const setRole = prepared(
  'clubs.setRole',
  (db, p: Placeholders<Member & { role: ClubRole }>) =>
    db
      .updateTable('club_members')
      .set({ role: p('role') })
      .where('club_id', '=', p('id'))
      .where('user_id', '=', p('userId')),
);

/** Who decides about requests. */
export const listManagerIds = prepared(
  'clubs.listManagerIds',
  (db, p: Placeholders<{ id: number }>) =>
    db
      .selectFrom('club_members')
      .select('user_id as userId')
      .where('club_id', '=', p('id'))
      .where('role', '<>', 'member')
      .orderBy('user_id'),
);

/** Who takes over from a member: the officer, else the member, who joined first. */
export const findHeir = prepared('clubs.findHeir', (db, p: Placeholders<Member>) =>
  db
    .selectFrom('club_members as member')
    .innerJoin('users', 'users.id', 'member.user_id')
    .select('member.user_id as userId')
    .where('member.club_id', '=', p('id'))
    .where('member.user_id', '<>', p('userId'))
    .where('users.status', '=', 'active')
    .orderBy(rank)
    .orderBy('member.joined_at')
    .orderBy('member.user_id')
    .limit(1),
);
