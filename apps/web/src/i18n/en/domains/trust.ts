import type de from '../../de/domains/trust.ts';
import type { Translation } from '../../texts.ts';

export default {
  tabs: { verifications: 'Verifications' },
} satisfies Translation<typeof de>;
