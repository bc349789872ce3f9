import type de from '../../de/domains/webhooks.ts';
import type { Translation } from '../../texts.ts';

export default {
  notifications: { webhooks: 'Webhooks' },
} satisfies Translation<typeof de>;
