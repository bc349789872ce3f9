import { type Placeholders, prepared, preparedList } from '@oche/db';
import type { Person } from '@oche/validators/people/schemas';
import { sql } from 'kysely';
import { personColumns, type Viewer } from '../../people/index.ts';

interface Member {
  id: number;
  userId: string;
}

interface Admission extends Member {
  /** null: the member asks */
  invitedBy: string | null;
  message: string | null;
  now: string;
}

/** Returns no row when one is open already. */
export const insertAdmission = prepared('clubs.insertAdmission', (db, p: Placeholders<Admission>) =>
  db
    .insertInto('club_admissions')
    .values({
      club_id: p('id'),
      user_id: p('userId'),
      invited_by: p('invitedBy'),
      message: p('message'),
      created_at: p('now'),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id'),
);

export const getAdmission = prepared('clubs.getAdmission', (db, p: Placeholders<Member>) =>
  db
    .selectFrom('club_admissions')
    .select(sql<boolean>`invited_by is not null`.as('isInvitation'))
    .where('club_id', '=', p('id'))
    .where('user_id', '=', p('userId')),
);

export const deleteAdmission = prepared('clubs.deleteAdmission', (db, p: Placeholders<Member>) =>
  db
    .deleteFrom('club_admissions')
    .where('club_id', '=', p('id'))
    .where('user_id', '=', p('userId'))
    .returning('user_id'),
);

export const countInvitations = prepared(
  'clubs.countInvitations',
  (db, p: Placeholders<{ id: number }>) =>
    db
      .selectFrom('club_admissions')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('club_id', '=', p('id'))
      .where('invited_by', 'is not', null),
);

/** The oldest first. Those who run the club know who asks and who is asked, even with a private profile. */
export const listAdmissions = preparedList(
  'clubs.listAdmissions',
  (db, p: Placeholders<Viewer & { id: number; at: string; after: string }>, limit) =>
    db
      .selectFrom('club_admissions as admission')
      .innerJoin('users', 'users.id', 'admission.user_id')
      .innerJoin('profiles', 'profiles.user_id', 'admission.user_id')
      .select(personColumns(p))
      .select([
        sql<boolean>`admission.invited_by is not null`.as('isInvitation'),
        'admission.message',
        'admission.created_at as createdAt',
      ])
      .where('admission.club_id', '=', p('id'))
      .where((eb) =>
        eb(
          eb.refTuple('admission.created_at', 'admission.user_id'),
          '>',
          eb.tuple(p('at'), p('after')),
        ),
      )
      .orderBy('admission.created_at')
      .orderBy('admission.user_id')
      .limit(limit)
      .$castTo<Person & { isInvitation: boolean; message: string | null; createdAt: string }>(),
);
