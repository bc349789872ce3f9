import type { scoreDemoMatch as score } from './match.service.ts';

/** For the demo data of other domains; what only demo data need is loaded with them. */
export const scoreDemoMatch: typeof score = async (...match) =>
  (await import('./match.service.ts')).scoreDemoMatch(...match);
