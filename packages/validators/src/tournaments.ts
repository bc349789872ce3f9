export * from './tournament-limits.ts';
export * from './tournaments/tournament.ts';
