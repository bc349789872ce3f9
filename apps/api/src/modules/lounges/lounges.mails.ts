declare module '../../lib/mail.ts' {
  interface Mails {
    /** A link that makes its reader a manager or the new owner. */
    'lounges.invitation': { invitationId: number };
    /** To who invited: somebody wants to accept with another address than the mail went to. */
    'lounges.invitationRequested': { invitationId: number };
    /** To who asked for that. */
    'lounges.invitationDecided': { loungeId: number; isConfirmed: boolean };
    /** To who was the owner until now. */
    'lounges.handedOver': { loungeId: number };
    'lounges.claimDecided': { claimId: number };
    'lounges.newReview': { reviewId: number };
    'lounges.reviewAnswered': { reviewId: number };
  }
}

export {};
