import type de from '../../de/domains/challenges.ts';
import type { Translation } from '../../texts.ts';

export default {
  kinds: { challenge: 'Challenge' },
  reports: { challenge: 'Report challenge' },
  leaving: { challenge: 'Meeting' },
} satisfies Translation<typeof de>;
