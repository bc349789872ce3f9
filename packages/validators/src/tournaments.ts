export * from './tournament-course-limits.ts';
export * from './tournament-limits.ts';
export * from './tournaments/claims.ts';
export * from './tournaments/course.ts';
export * from './tournaments/entries.ts';
export * from './tournaments/evening.ts';
export * from './tournaments/organisers.ts';
export * from './tournaments/tournament.ts';
