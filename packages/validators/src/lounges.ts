export * from './lounge.ts';
export * from './lounge-limits.ts';
export * from './lounge-reviews.ts';
export * from './lounge-rules.ts';
export * from './lounge-search.ts';
export * from './lounge-team.ts';
