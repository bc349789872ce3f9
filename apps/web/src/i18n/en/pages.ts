import type de from '../de/pages.ts';
import type { Translation } from '../texts.ts';

export default {
  onThisPage: 'On this page',
  updated: 'Last changed:',
} satisfies Translation<typeof de>;
