export { readOwnPoints } from './reading/ranking.service.ts';
export { forgetProgress, getProgress, saveProgress } from './rebuild/progress.service.ts';
export { isInterrupted, rebuildRankings } from './rebuild/rebuild.service.ts';
