import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** An open invitation, its inviter's present role, and whether it was mailed to the reader. */
export const findInvitation = prepared(
  'lounges.findInvitation',
  (db, p: Placeholders<{ tokenHash: string; readerId: string; now: string }>) =>
    db
      .selectFrom('lounge_invitations as invitation')
      .innerJoin('lounges as lounge', 'lounge.id', 'invitation.lounge_id')
      .innerJoin('users as inviter', 'inviter.id', 'invitation.invited_by')
      .leftJoin('lounge_staff as staff', (join) =>
        join
          .onRef('staff.lounge_id', '=', 'invitation.lounge_id')
          .onRef('staff.user_id', '=', 'invitation.invited_by'),
      )
      .leftJoin('users as reader', (join) =>
        join
          .on('reader.id', '=', p('readerId'))
          .onRef('reader.email', '=', 'invitation.email')
          .on('reader.email_verified_at', 'is not', null),
      )
      .select([
        'invitation.id',
        'invitation.lounge_id as loungeId',
        'lounge.name as loungeName',
        'invitation.role',
        'invitation.invited_by as invitedBy',
        'invitation.requested_by as requestedBy',
        'inviter.first_name as firstName',
        'inviter.last_name as lastName',
        'inviter.role as inviterRole',
        'staff.role as inviterStaffRole',
        sql<boolean>`reader.id is not null`.as('isAddressee'),
      ])
      .where('invitation.token_hash', '=', p('tokenHash'))
      .where('invitation.accepted_at', 'is', null)
      .where('invitation.revoked_at', 'is', null)
      .where('invitation.expires_at', '>', p('now')),
);

/** An open invitation and the member who asks to accept it, unless that member is banned. */
export const findRequest = prepared(
  'lounges.findInvitationRequest',
  (db, p: Placeholders<{ id: number; now: string }>) =>
    db
      .selectFrom('lounge_invitations as invitation')
      .innerJoin('users as requester', 'requester.id', 'invitation.requested_by')
      .select([
        'invitation.id',
        'invitation.lounge_id as loungeId',
        'invitation.role',
        'invitation.invited_by as invitedBy',
        'requester.id as requestedBy',
      ])
      .where('invitation.id', '=', p('id'))
      .where('invitation.accepted_at', 'is', null)
      .where('invitation.revoked_at', 'is', null)
      .where('invitation.expires_at', '>', p('now'))
      .where('requester.status', '<>', 'banned'),
);

/** Sets the member who asks to accept the invitation; null for nobody. */
export const setRequest = prepared(
  'lounges.setInvitationRequest',
  (db, p: Placeholders<{ id: number; userId: string | null; now: string | null }>) =>
    db
      .updateTable('lounge_invitations')
      .set({ requested_by: p('userId'), requested_at: p('now') })
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
