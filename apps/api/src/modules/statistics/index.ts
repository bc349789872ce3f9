export { rebuildStatistics } from './upkeep/rebuild.service.ts';
