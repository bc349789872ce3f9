/** What lists of members can be sorted and filtered by, without the schemas and their library. */
export const memberSorts = ['joined', 'active', 'name', 'username', 'email'] as const;
export type MemberSort = (typeof memberSorts)[number];

/** Those of the documented ones; members who have left are in no list. */
export const shownStatuses = ['active', 'suspended', 'banned'] as const;
export type ShownStatus = (typeof shownStatuses)[number];

/** Who was here lately, and who wasn't for a quarter of a year. */
export const activitySpans = ['day', 'week', 'month', 'dormant'] as const;
export type ActivitySpan = (typeof activitySpans)[number];

export const memberConcerns = ['reported', 'unconfirmed'] as const;

/** What there is of a member to look at, as it is called where it is reported. */
export const contentKinds = [
  'thread',
  'post',
  'item',
  'review',
  'tournament',
  'challenge',
] as const;
export type ContentKind = (typeof contentKinds)[number];

export const NOTE_MAX = 2000;
