import type de from '../../de/domains/access.ts';
import type { Translation } from '../../texts.ts';

export default {
  kinds: { app: 'App' },
  tabs: { apps: 'Apps' },
} satisfies Translation<typeof de>;
