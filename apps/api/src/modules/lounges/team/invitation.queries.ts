import { type Placeholders, prepared } from '@oche/db';
import type { StaffRole } from '@oche/validators/lounges/schemas';
import { sql } from 'kysely';

/** Open invitations, newest first: all if `invitedBy` is null, else only those of one member. */
export const listOpenInvitations = prepared(
  'lounges.listOpenInvitations',
  (db, p: Placeholders<{ loungeId: number; invitedBy: string | null; now: string }>) =>
    db
      .selectFrom('lounge_invitations as invitation')
      .leftJoin('users as requester', 'requester.id', 'invitation.requested_by')
      .select([
        'invitation.id',
        'invitation.email',
        'invitation.role',
        'invitation.expires_at as expiresAt',
        'requester.id as requesterId',
        'requester.first_name as firstName',
        'requester.last_name as lastName',
      ])
      .where('lounge_id', '=', p('loungeId'))
      .where('accepted_at', 'is', null)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', p('now'))
      .where((eb) =>
        eb.or([
          eb(sql`${p('invitedBy')}::text`, 'is', null),
          eb('invited_by', '=', sql<string>`${p('invitedBy')}::text`),
        ]),
      )
      .orderBy('invitation.id', 'desc'),
);

interface NewInvitation {
  loungeId: number;
  email: string;
  role: StaffRole;
  tokenHash: string;
  invitedBy: string;
  now: string;
  expiresAt: string;
}

export const insertInvitation = prepared(
  'lounges.insertInvitation',
  (db, p: Placeholders<NewInvitation>) =>
    db
      .insertInto('lounge_invitations')
      .values({
        lounge_id: p('loungeId'),
        email: p('email'),
        role: p('role'),
        token_hash: p('tokenHash'),
        invited_by: p('invitedBy'),
        created_at: p('now'),
        expires_at: p('expiresAt'),
      })
      .returning('id'),
);

/** Makes invitations invalid that were sent to this address before. */
export const revokeInvitationsTo = prepared(
  'lounges.revokeInvitationsTo',
  (db, p: Placeholders<{ loungeId: number; email: string; now: string }>) =>
    db
      .updateTable('lounge_invitations')
      .set({ revoked_at: p('now') })
      .where('lounge_id', '=', p('loungeId'))
      .where('email', '=', p('email'))
      .where('accepted_at', 'is', null)
      .where('revoked_at', 'is', null),
);

export const setTokenHash = prepared(
  'lounges.setInvitationToken',
  (db, p: Placeholders<{ id: number; tokenHash: string }>) =>
    db
      .updateTable('lounge_invitations')
      .set({ token_hash: p('tokenHash') })
      .where('id', '=', p('id')),
);

export const getInvitation = prepared(
  'lounges.getInvitation',
  (db, p: Placeholders<{ id: number }>) =>
    db
      .selectFrom('lounge_invitations')
      .select([
        'id',
        'lounge_id as loungeId',
        'invited_by as invitedBy',
        'accepted_at as acceptedAt',
        'revoked_at as revokedAt',
      ])
      .where('id', '=', p('id')),
);

export const setRevoked = prepared(
  'lounges.setInvitationRevoked',
  (db, p: Placeholders<{ id: number; now: string }>) =>
    db
      .updateTable('lounge_invitations')
      .set({ revoked_at: p('now') })
      .where('id', '=', p('id')),
);

/**
 * Deletes invitations, whether or not accepted or revoked, as other people's addresses are not kept
 * for longer than needed.
 */
export const deleteInvitationsExpiredBefore = prepared(
  'lounges.deleteInvitationsExpiredBefore',
  (db, p: Placeholders<{ before: string }>) =>
    db.deleteFrom('lounge_invitations').where('expires_at', '<', p('before')),
);
