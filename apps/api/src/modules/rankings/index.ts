export { forgetProgress, getProgress, saveProgress } from './rebuild/progress.service.ts';
export { isInterrupted, rebuildRankings } from './rebuild/rebuild.service.ts';
export { readOwnPoints } from './table/ranking.service.ts';
