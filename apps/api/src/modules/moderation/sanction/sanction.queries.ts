import { type Placeholders, prepared, preparedList } from '@oche/db';
import type { SanctionKind } from '@oche/validators/moderation/sanctions';
import type { ReportReason } from '@oche/validators/moderation/schemas';
import { sql } from 'kysely';
import { selectSanctions } from './sanction.select.ts';

interface NewSanction {
  userId: string;
  kind: SanctionKind;
  rule: ReportReason;
  reason: string;
  until: string | null;
  moderatorId: string;
  now: string;
}

export const insertSanction = prepared(
  'moderation.insertSanction',
  (db, p: Placeholders<NewSanction>) =>
    db
      .insertInto('sanctions')
      .values({
        user_id: p('userId'),
        kind: p('kind'),
        rule: p('rule'),
        reason: p('reason'),
        until: p('until'),
        imposed_by: p('moderatorId'),
        imposed_at: p('now'),
      })
      .returning('id'),
);

interface Replacing {
  userId: string;
  kinds: readonly SanctionKind[];
  moderatorId: string;
  now: string;
}

/** A later sanction takes the place of those before that would contradict it. */
export const replaceSanctions = prepared(
  'moderation.replaceSanctions',
  (db, p: Placeholders<Replacing>) =>
    db
      .updateTable('sanctions')
      .set({ ended_at: p('now'), ended_by: p('moderatorId') })
      .where('user_id', '=', p('userId'))
      .where('kind', '=', sql<SanctionKind>`any(${p('kinds')}::text[])`)
      .where('ended_at', 'is', null),
);

interface Ending {
  id: number;
  moderatorId: string;
  reason: string;
  now: string;
}

/** Returns no row if it has ended already; one that is simply over can't be revoked either. */
export const endSanction = prepared('moderation.endSanction', (db, p: Placeholders<Ending>) =>
  db
    .updateTable('sanctions')
    .set({ ended_at: p('now'), ended_by: p('moderatorId'), end_reason: p('reason') })
    .where('id', '=', p('id'))
    .where('ended_at', 'is', null)
    .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>', p('now'))]))
    .returning(['user_id as userId', 'kind']),
);

export const getSanctionOwner = prepared(
  'moderation.getSanctionOwner',
  (db, p: Placeholders<{ id: number }>) =>
    db.selectFrom('sanctions').select(['user_id as userId', 'kind']).where('id', '=', p('id')),
);

/** The suspension or ban that a member has now; there is one at most. */
export const getStandingSanction = prepared(
  'moderation.getStandingSanction',
  (db, p: Placeholders<{ userId: string; now: string }>) =>
    db
      .selectFrom('sanctions')
      .select(['id', 'kind'])
      .where('user_id', '=', p('userId'))
      .where('kind', 'in', ['suspension', 'ban'])
      .where('ended_at', 'is', null)
      .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>', p('now'))]))
      .orderBy('id', 'desc')
      .limit(1),
);

/** A member's sanctions, the latest first. */
export const listSanctions = preparedList(
  'moderation.listSanctions',
  (db, p: Placeholders<{ userId: string; before: number }>, limit) =>
    selectSanctions(db)
      .where('sanction.user_id', '=', p('userId'))
      .where('sanction.id', '<', p('before'))
      .orderBy('sanction.id', 'desc')
      .limit(limit),
);

/** What a mail says of a sanction, and to whom. */
export const getToldSanctions = prepared(
  'moderation.getToldSanctions',
  (db, p: Placeholders<{ ids: readonly number[] }>) =>
    db
      .selectFrom('sanctions as sanction')
      .leftJoin('moderation_removals as removal', 'removal.sanction_id', 'sanction.id')
      .select([
        'sanction.id',
        'sanction.kind',
        'sanction.rule',
        'sanction.reason',
        'sanction.until',
        'sanction.ended_at as endedAt',
        'sanction.end_reason as endReason',
        'removal.begins_at as removedFrom',
        'removal.ends_at as removedUntil',
      ])
      .where('sanction.id', '=', sql<number>`any(${p('ids')}::bigint[])`),
);

/** Who is mailed about a ban: nothing else tells them. */
export const getMailedMember = prepared(
  'moderation.getMailedMember',
  (db, p: Placeholders<{ userId: string }>) =>
    db
      .selectFrom('users')
      .select(['email', 'locale'])
      .where('id', '=', p('userId'))
      .where('email_verified_at', 'is not', null),
);

/** A member as site moderators see them. */
export const getModeratedMember = prepared(
  'moderation.getModeratedMember',
  (db, p: Placeholders<{ userId: string }>) =>
    db
      .selectFrom('users')
      .innerJoin('profiles', 'profiles.user_id', 'users.id')
      .select([
        'users.id',
        sql<string>`profiles.username::text`.as('username'),
        'users.first_name as firstName',
        'users.last_name as lastName',
        'users.role',
        'users.created_at as joinedAt',
        'users.moderates',
      ])
      .where('users.id', '=', p('userId')),
);
