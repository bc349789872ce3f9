import { type Executor, type Placeholders, prepared, preparedList } from '@oche/db';
import { sql } from 'kysely';
import { sectionSeen, seenBy, type Viewer } from '../../people/index.ts';
import { type Reader, summaries } from '../club/club.select.ts';

interface Page extends Reader {
  /** of the last row */
  memberCount: number;
  before: number;
}

/** Public clubs, those with most members first: one walk along the index clubs_listing. */
const page = (db: Executor, p: Placeholders<Page>, limit: number) =>
  summaries(db, p)
    .where('club.is_public', '=', true)
    .where('club.hidden_at', 'is', null)
    .where((eb) =>
      eb(eb.refTuple('club.member_count', 'club.id'), '<', eb.tuple(p('memberCount'), p('before'))),
    )
    .orderBy('club.member_count', 'desc')
    .orderBy('club.id', 'desc')
    .limit(limit);

export const listClubs = preparedList('clubs.listClubs', (db, p: Placeholders<Page>, limit) =>
  page(db, p, limit),
);

/** Those with a folded text anywhere in name or city. */
export const findClubs = preparedList(
  'clubs.findClubs',
  (db, p: Placeholders<Page & { text: string }>, limit) =>
    page(db, p, limit).where(
      'club.search_text',
      'like',
      sql<string>`'%' || regexp_replace(fold_text(${p('text')}::text), '([\\\\%_])', '\\\\\\1', 'g') || '%'`,
    ),
);

/** The clubs that a member is in, the first one first. */
export const listOwnClubs = prepared('clubs.listOwnClubs', (db, p: Placeholders<Reader>) =>
  summaries(db, p)
    .innerJoin('club_members as member', 'member.club_id', 'club.id')
    .select(
      sql<number>`case when member.role <> 'member' then (
        select count(*) from club_admissions open
        where open.club_id = club.id and open.invited_by is null
      ) else 0 end`.as('requestCount'),
    )
    .where('member.user_id', '=', p('viewerId'))
    .orderBy('member.joined_at')
    .orderBy('club.id'),
);

const ADMISSIONS_SHOWN = 50;

/** Clubs that have asked a member, or that the member has asked, the latest first. */
export const listOwnAdmissions = prepared(
  'clubs.listOwnAdmissions',
  (db, p: Placeholders<Viewer>) =>
    summaries(db, p)
      .innerJoin('club_admissions as open', 'open.club_id', 'club.id')
      .leftJoin(
        (eb) =>
          eb
            .selectFrom('users')
            .innerJoin('profiles', 'profiles.user_id', 'users.id')
            .select(['users.id', 'users.first_name', 'users.last_name'])
            .where(seenBy(p), '<>', 'none')
            .as('inviter'),
        (join) => join.onRef('inviter.id', '=', 'open.invited_by'),
      )
      .select([
        sql<boolean>`open.invited_by is not null`.as('isInvitation'),
        'open.created_at as askedAt',
        'inviter.id as inviterId',
        'inviter.first_name as firstName',
        'inviter.last_name as lastName',
      ])
      .where('open.user_id', '=', p('viewerId'))
      .where('club.hidden_at', 'is', null)
      .orderBy('open.created_at', 'desc')
      .limit(ADMISSIONS_SHOWN),
);

/** A member's clubs, if the reader sees that part of their profile; only those clubs that the reader sees. */
export const listClubsOfMember = prepared(
  'clubs.listClubsOfMember',
  (db, p: Placeholders<Viewer & { userId: string }>) =>
    summaries(db, p)
      .innerJoin('club_members as member', 'member.club_id', 'club.id')
      .innerJoin('users', 'users.id', 'member.user_id')
      .innerJoin('profiles', 'profiles.user_id', 'member.user_id')
      .where('member.user_id', '=', p('userId'))
      .where(sectionSeen(p, 'about'))
      .where('club.hidden_at', 'is', null)
      .where(
        sql<boolean>`(club.is_public or ${p('isStaff')}::boolean or exists (
          select from club_members own
          where own.club_id = club.id and own.user_id = ${p('viewerId')}::text
        ))`,
      )
      .orderBy('member.joined_at')
      .orderBy('club.id'),
);

export const getLastId = prepared('clubs.getLastId', (db) =>
  db.selectFrom('clubs').select('id').orderBy('id', 'desc').limit(1),
);

export const listSitemapClubs = prepared(
  'clubs.listSitemap',
  (db, p: Placeholders<{ from: number; to: number }>) =>
    db
      .selectFrom('clubs')
      .select(['id', 'updated_at as changedAt'])
      .where('id', '>=', p('from'))
      .where('id', '<', p('to'))
      .where('is_public', '=', true)
      .where('hidden_at', 'is', null)
      .orderBy('id'),
);
