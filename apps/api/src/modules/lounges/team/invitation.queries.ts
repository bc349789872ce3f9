import { type Placeholders, prepared } from '@oche/db';
import type { StaffRole } from '@oche/validators/lounges';
import { sql } from 'kysely';

/** Open ones, newest first; `invitedBy` null for all, else only those of one member. */
export const listOpenInvitations = prepared(
  'lounges.listOpenInvitations',
  (db, p: Placeholders<{ loungeId: number; invitedBy: string | null; now: string }>) =>
    db
      .selectFrom('lounge_invitations')
      .select(['id', 'email', 'role', 'expires_at as expiresAt'])
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
      .orderBy('id', 'desc'),
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

/** What was sent to this address before is no longer good. */
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

/** An open one, with what its inviter is at this moment. */
export const findInvitation = prepared(
  'lounges.findInvitation',
  (db, p: Placeholders<{ tokenHash: string; now: string }>) =>
    db
      .selectFrom('lounge_invitations as invitation')
      .innerJoin('lounges as lounge', 'lounge.id', 'invitation.lounge_id')
      .innerJoin('users as inviter', 'inviter.id', 'invitation.invited_by')
      .leftJoin('lounge_staff as staff', (join) =>
        join
          .onRef('staff.lounge_id', '=', 'invitation.lounge_id')
          .onRef('staff.user_id', '=', 'invitation.invited_by'),
      )
      .select([
        'invitation.id',
        'invitation.lounge_id as loungeId',
        'lounge.name as loungeName',
        'invitation.role',
        'inviter.first_name as firstName',
        'inviter.last_name as lastName',
        'inviter.role as inviterRole',
        'staff.role as inviterStaffRole',
      ])
      .where('invitation.token_hash', '=', p('tokenHash'))
      .where('invitation.accepted_at', 'is', null)
      .where('invitation.revoked_at', 'is', null)
      .where('invitation.expires_at', '>', p('now')),
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

export const setAccepted = prepared(
  'lounges.setInvitationAccepted',
  (db, p: Placeholders<{ id: number; now: string }>) =>
    db
      .updateTable('lounge_invitations')
      .set({ accepted_at: p('now') })
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

/** Accepted, revoked or not: addresses of others are not kept for longer than they are needed. */
export const deleteInvitationsExpiredBefore = prepared(
  'lounges.deleteInvitationsExpiredBefore',
  (db, p: Placeholders<{ before: string }>) =>
    db.deleteFrom('lounge_invitations').where('expires_at', '<', p('before')),
);
