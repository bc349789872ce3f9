export { correctTournament } from './life/correction.service.ts';
export { countTournaments, listTournaments } from './reading/list.service.ts';
export { readTablet } from './tablets/tablet.service.ts';
