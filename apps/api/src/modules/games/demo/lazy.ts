import type { scoreDemoMatch as score } from './match.service.ts';

/** For the demo data of other domains; loaded only with the demo data, as nothing else needs it. */
export const scoreDemoMatch: typeof score = async (...match) =>
  (await import('./match.service.ts')).scoreDemoMatch(...match);
