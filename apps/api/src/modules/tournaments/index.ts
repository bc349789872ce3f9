export { correctTournament } from './changes/correction.service.ts';
export { countTournaments, listTournaments } from './lists/list.service.ts';
