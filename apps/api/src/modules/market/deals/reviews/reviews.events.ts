declare module '../../../../lib/events/events.ts' {
  interface AppEvents {
    /** A moderator has hidden a review, or shown it again. */
    'review.hidden': { reviewId: number };
  }
}

export {};
