import type de from '../../de/domains/people.ts';
import type { Translation } from '../../texts.ts';

export default {
  categories: { members: 'Members' },
  results: { user: 'Member' },
  notifications: { friends: 'Friends' },
  kinds: { member: 'Member' },
  reports: { member: 'Report this member' },
} satisfies Translation<typeof de>;
