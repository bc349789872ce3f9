import { type Placeholders, prepared } from '@oche/db';

/** An invitation that can still be accepted. */
export const getOpenInvitation = prepared(
  'lounges.getMailedInvitation',
  (db, p: Placeholders<{ id: number; now: string }>) =>
    db
      .selectFrom('lounge_invitations as invitation')
      .innerJoin('lounges as lounge', 'lounge.id', 'invitation.lounge_id')
      .select(['invitation.id', 'invitation.role', 'lounge.name as loungeName'])
      .where('invitation.id', '=', p('id'))
      .where('invitation.accepted_at', 'is', null)
      .where('invitation.revoked_at', 'is', null)
      .where('invitation.expires_at', '>', p('now')),
);

/** The member who asks to accept an invitation that was mailed to another address. */
export const getOpenRequest = prepared(
  'lounges.getMailedInvitationRequest',
  (db, p: Placeholders<{ id: number; now: string }>) =>
    db
      .selectFrom('lounge_invitations as invitation')
      .innerJoin('lounges as lounge', 'lounge.id', 'invitation.lounge_id')
      .innerJoin('users as requester', 'requester.id', 'invitation.requested_by')
      .select([
        'invitation.email',
        'lounge.id as loungeId',
        'lounge.name as loungeName',
        'requester.first_name as firstName',
        'requester.last_name as lastName',
      ])
      .where('invitation.id', '=', p('id'))
      .where('invitation.accepted_at', 'is', null)
      .where('invitation.revoked_at', 'is', null)
      .where('invitation.expires_at', '>', p('now')),
);

export const getLoungeName = prepared(
  'lounges.getMailedLounge',
  (db, p: Placeholders<{ loungeId: number }>) =>
    db.selectFrom('lounges').select('name').where('id', '=', p('loungeId')),
);
