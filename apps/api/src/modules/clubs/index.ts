export { getClub, readFacts as requireClubReader, requireOfficer } from './club/club.service.ts';
