import type german from '../de/adminMembers.ts';
import type { Translation } from '../texts.ts';

export default {
  title: 'Users',
} as const satisfies Translation<typeof german>;
