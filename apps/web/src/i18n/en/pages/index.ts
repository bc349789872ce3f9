import type de from '../../de/pages/index.ts';
import type { Translation } from '../../texts.ts';

export default {
  onThisPage: 'On this page',
  updated: 'Last changed:',
} satisfies Translation<typeof de>;
