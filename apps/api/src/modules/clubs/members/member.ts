import type { ClubRole } from '@oche/validators/clubs/limits';
import type { ClubMember } from '@oche/validators/clubs/schemas';
import type { Person } from '@oche/validators/people/schemas';

export type MemberRow = Person & { clubRole: ClubRole; joinedAt: string };

export const personOf = (row: Person): Person => ({
  id: row.id,
  username: row.username,
  firstName: row.firstName,
  lastName: row.lastName,
  profileImageUrl: row.profileImageUrl,
  userType: row.userType,
  role: row.role,
});

export const toMember = (row: MemberRow): ClubMember => ({
  person: personOf(row),
  role: row.clubRole,
  joinedAt: row.joinedAt,
});
