export { isInterrupted, rebuildRankings } from './rebuild/rebuild.service.ts';
