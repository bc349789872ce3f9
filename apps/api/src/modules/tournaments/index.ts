export { correctTournament } from './life/correction.service.ts';
export { readTablet } from './tablets/tablet.service.ts';
