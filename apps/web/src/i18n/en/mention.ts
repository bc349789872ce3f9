import type de from '../de/mention.ts';
import type { Translation } from '../texts.ts';

export default {
  list: 'Members',
  found:
    '{count|number} {{count:member|members}} found. Choose with the arrow keys, name with Enter.',
} satisfies Translation<typeof de>;
