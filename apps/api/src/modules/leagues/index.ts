export { getDivision } from './division/division.service.ts';
export { getTeam } from './team/team.service.ts';
