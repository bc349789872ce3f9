import type { ClubRole } from '@oche/validators/clubs/limits';
import type { ClubMember } from '@oche/validators/clubs/schemas';
import type { Person } from '@oche/validators/people/schemas';
import { personOf } from '../../people/index.ts';

export type MemberRow = Person & { clubRole: ClubRole; joinedAt: string };

export const toMember = (row: MemberRow): ClubMember => ({
  person: personOf(row),
  role: row.clubRole,
  joinedAt: row.joinedAt,
});
