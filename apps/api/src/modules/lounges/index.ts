export { requireOwner, requireStaff, staffRoleOf } from './staff-access.ts';
