export { correctTournament } from './changes/correction.service.ts';
export { readTournamentCity } from './directory/directory.service.ts';
export { countTournaments, listTournaments } from './lists/list.service.ts';
