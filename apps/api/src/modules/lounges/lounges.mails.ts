declare module '../../lib/mail/mail.ts' {
  interface Mails {
    /** To the invited address: a link that makes its reader a manager or the new owner. */
    'lounges.invitation': { invitationId: number };
    /**
     * To the inviter: somebody wants to accept with another address than the one that was invited.
     */
    'lounges.invitationRequested': { invitationId: number };
    /** To the member who asked for that: the decision. */
    'lounges.invitationDecided': { loungeId: number; isConfirmed: boolean };
    /** To the new owner, when the former one has left the site. */
    'lounges.inherited': { loungeId: number };
    /** To the former owner. */
    'lounges.handedOver': { loungeId: number };
  }
}

export {};
