import type de from '../../de/domains/moderation.ts';
import type { Translation } from '../../texts.ts';

export default {
  notifications: { moderation: 'Moderation' },
  kinds: { pattern: 'Word or pattern' },
} satisfies Translation<typeof de>;
