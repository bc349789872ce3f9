export * from './limits.ts';
export * from './lounge.ts';
export * from './reviews.ts';
export * from './rules.ts';
export * from './search.ts';
export * from './team.ts';
