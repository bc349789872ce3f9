declare module '../../lib/mail.ts' {
  interface Mails {
    /** A link that makes its reader a manager or the new owner. */
    'lounges.invitation': { invitationId: number };
    /** To who was the owner until now. */
    'lounges.handedOver': { loungeId: number };
    'lounges.claimDecided': { claimId: number };
    'lounges.newReview': { reviewId: number };
    'lounges.reviewAnswered': { reviewId: number };
  }
}

export {};
