import { type Placeholders, prepared, preparedList } from '@oche/db';
import type { DocumentMediaType, DocumentType } from '@oche/validators/trust/limits';
import { sql } from 'kysely';

export const listOwn = prepared(
  'trust.listOwnVerifications',
  (db, p: Placeholders<{ userId: string }>) =>
    db
      .selectFrom('verifications')
      .select([
        'kind',
        'status',
        'requested_at as requestedAt',
        'decided_at as decidedAt',
        'reason',
      ])
      .where('user_id', '=', p('userId')),
);

interface NewRequest {
  userId: string;
  kind: DocumentType;
  now: string;
}

/** Asks for a check, also again after a refusal; no row for what is verified already. */
export const requestCheck = prepared('trust.requestCheck', (db, p: Placeholders<NewRequest>) =>
  db
    .insertInto('verifications')
    .values({
      user_id: p('userId'),
      kind: p('kind'),
      status: 'pending',
      requested_at: p('now'),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'kind'])
        .doUpdateSet((eb) => ({
          status: 'pending',
          requested_at: eb.ref('excluded.requested_at'),
          decided_at: null,
          decided_by: null,
          reason: null,
        }))
        .where('verifications.status', '<>', 'verified'),
    )
    .returning('id'),
);

interface NewDocument {
  id: number;
  mediaType: DocumentMediaType;
  sealed: string;
}

/** Puts a document in the place of one that nobody has looked at yet. */
export const saveDocument = prepared('trust.saveDocument', (db, p: Placeholders<NewDocument>) =>
  db
    .insertInto('verification_documents')
    .values({ verification_id: p('id'), media_type: p('mediaType'), sealed: p('sealed') })
    .onConflict((conflict) =>
      conflict.column('verification_id').doUpdateSet((eb) => ({
        media_type: eb.ref('excluded.media_type'),
        sealed: eb.ref('excluded.sealed'),
      })),
    ),
);

/** Whatever its state; its document goes with it. */
export const deleteVerification = prepared(
  'trust.deleteVerification',
  (db, p: Placeholders<{ userId: string; kind: DocumentType | 'phone' }>) =>
    db
      .deleteFrom('verifications')
      .where('user_id', '=', p('userId'))
      .where('kind', '=', p('kind'))
      .returning('id'),
);

/** What waits for an admin, the longest first, along verifications_waiting. */
export const listWaiting = preparedList(
  'trust.listWaitingVerifications',
  (db, p: Placeholders<{ afterTime: string; afterId: number }>, limit) =>
    db
      .selectFrom('verifications as verification')
      .innerJoin(
        'verification_documents as document',
        'document.verification_id',
        'verification.id',
      )
      .innerJoin('users as member', 'member.id', 'verification.user_id')
      .innerJoin('profiles as profile', 'profile.user_id', 'member.id')
      .leftJoin('market_traders as trader', 'trader.user_id', 'member.id')
      .select([
        'verification.id',
        'verification.kind',
        'verification.requested_at as requestedAt',
        'document.media_type as mediaType',
        'member.id as memberId',
        'profile.username',
        'member.first_name as firstName',
        'member.last_name as lastName',
        'member.zip_code as zipCode',
        'member.country',
        'member.created_at as memberSince',
        'trader.name as traderName',
        'trader.address as traderAddress',
      ])
      .where('verification.status', '=', 'pending')
      .where(
        sql<boolean>`(verification.requested_at, verification.id)
          > (${p('afterTime')}::timestamptz, ${p('afterId')}::bigint)`,
      )
      .orderBy('verification.requested_at')
      .orderBy('verification.id')
      .limit(limit),
);

export const getDocument = prepared('trust.getDocument', (db, p: Placeholders<{ id: number }>) =>
  db
    .selectFrom('verification_documents as document')
    .innerJoin('verifications as verification', 'verification.id', 'document.verification_id')
    .select([
      'document.media_type as mediaType',
      'document.sealed',
      'verification.kind',
      'verification.user_id as userId',
    ])
    .where('verification.id', '=', p('id')),
);

interface Decision {
  id: number;
  status: 'verified' | 'rejected';
  reason: string | null;
  decidedBy: string;
  now: string;
  /** of the document that was looked at */
  requestedAt: string;
}

/** No row when it is decided already, when another document came meanwhile, or when it is one's own. */
export const decide = prepared('trust.decideVerification', (db, p: Placeholders<Decision>) =>
  db
    .updateTable('verifications')
    .set({
      status: p('status'),
      reason: p('reason'),
      decided_by: p('decidedBy'),
      decided_at: p('now'),
    })
    .where('id', '=', p('id'))
    .where('status', '=', 'pending')
    .where('requested_at', '=', p('requestedAt'))
    .where('user_id', '<>', p('decidedBy'))
    .returning(['user_id as userId', 'kind']),
);

export const deleteDocument = prepared(
  'trust.deleteDocument',
  (db, p: Placeholders<{ id: number }>) =>
    db.deleteFrom('verification_documents').where('verification_id', '=', p('id')),
);

/** Documents that are sealed with a former key. */
export const listDocumentsToSeal = preparedList(
  'trust.listDocumentsToSeal',
  (db, p: Placeholders<{ prefix: string; after: number }>, limit) =>
    db
      .selectFrom('verification_documents')
      .select(['verification_id as id', 'sealed'])
      .where('verification_id', '>', p('after'))
      .where(sql<boolean>`not starts_with(sealed, ${p('prefix')}::text)`)
      .orderBy('verification_id')
      .limit(limit),
);

export const replaceSealed = prepared(
  'trust.replaceSealed',
  (db, p: Placeholders<{ id: number; from: string; to: string }>) =>
    db
      .updateTable('verification_documents')
      .set({ sealed: p('to') })
      .where('verification_id', '=', p('id'))
      .where('sealed', '=', p('from')),
);

/** What a member has sent and nobody has decided about. */
export const listDocumentsOf = prepared(
  'trust.listDocumentsOf',
  (db, p: Placeholders<{ userId: string }>) =>
    db
      .selectFrom('verification_documents as document')
      .innerJoin('verifications as verification', 'verification.id', 'document.verification_id')
      .select([
        'verification.id',
        'verification.kind',
        'document.media_type as mediaType',
        'document.sealed',
      ])
      .where('verification.user_id', '=', p('userId')),
);
