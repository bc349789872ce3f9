import type { ListedMember, ShownStatus } from '@oche/validators/admin/members';
import type { Role, UserStatus } from '@oche/validators/auth/schemas';
import { sql } from 'kysely';
import { standingAt } from '../../auth/index.ts';

/**
 * What lists of members say, of `users` with `profiles` and `member_activity as activity`. The address is selected
 * beside it, for admins alone.
 */
export const memberColumns = [
  'users.id',
  sql<string>`profiles.username::text`.as('username'),
  'users.role',
  'users.status',
  'users.suspended_until as suspendedUntil',
  'users.status_reason as statusReason',
  'users.first_name as firstName',
  'users.last_name as lastName',
  'users.profile_image_url as profileImageUrl',
  'users.email_verified_at as verifiedAt',
  'users.created_at as joinedAt',
  'activity.last_active_at as lastActiveAt',
  sql<number>`(
    select count(*) from moderation_cases where author_id = users.id and closed_at is null
  )`.as('openCases'),
] as const;

export interface MemberRow {
  id: string;
  username: string;
  role: Role;
  status: UserStatus;
  suspendedUntil: string | null;
  statusReason: string | null;
  firstName: string;
  lastName: string;
  profileImageUrl: string | null;
  verifiedAt: string | null;
  joinedAt: string;
  lastActiveAt: string;
  openCases: number;
}

const isShown = (status: UserStatus): status is ShownStatus => status !== 'deleted';

/** The standing that counts now, as a suspension ends on its own. */
export function toListed(row: MemberRow, now: Date): Omit<ListedMember, 'email'> {
  const { status, suspendedUntil } = standingAt(now, {
    status: row.status,
    suspendedUntil: row.suspendedUntil,
    statusReason: row.statusReason,
    silencedUntil: null,
    silenceReason: null,
  });
  if (!isShown(status)) throw new Error('who has left is in no list');
  return {
    id: row.id,
    username: row.username,
    role: row.role,
    status,
    firstName: row.firstName,
    lastName: row.lastName,
    profileImageUrl: row.profileImageUrl,
    emailVerified: row.verifiedAt !== null,
    suspendedUntil,
    joinedAt: row.joinedAt,
    lastActiveAt: row.lastActiveAt,
    openCases: row.openCases,
  };
}
