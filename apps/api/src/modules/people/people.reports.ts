import type { Reportable } from '../../lib/declared/reportable.ts';
import type { Deps } from '../../lib/deps.ts';
import { profileHiding, readReportedMembers } from './profile/profile-moderation.service.ts';

/** Members are reported for their name or profile; what they write is reported where it stands. */
export const peopleReports: readonly Reportable<Deps>[] = [
  { kind: 'member', read: readReportedMembers, actions: { hide: profileHiding } },
];
