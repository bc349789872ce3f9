declare module '../../lib/events/events.ts' {
  interface AppEvents {
    /** Something of a member was checked, or is no longer. */
    'verification.changed': { userId: string };
    /** Everybody can read it now. */
    'review.published': { reviewId: number };
    /** A moderator has hidden a review, or shown it again. */
    'review.hidden': { reviewId: number };
  }
}

export {};
