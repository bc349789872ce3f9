export * from './lounge-limits.ts';
export * from './lounges/lounge.ts';
export * from './lounges/lounge-reviews.ts';
export * from './lounges/lounge-rules.ts';
export * from './lounges/lounge-search.ts';
export * from './lounges/lounge-team.ts';
