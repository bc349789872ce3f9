export { requireOfficer } from './club/club.service.ts';
