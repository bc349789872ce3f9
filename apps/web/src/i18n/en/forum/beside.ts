import type de from '../../de/forum/beside.ts';
import type { Translation } from '../../texts.ts';

export default {
  label: 'Beside the thread',
  best: 'Best answers',
  by: '{name} · {count|number} {{count:reaction|reactions}}',
  related: 'Also about this',
  lounges: 'Lounges there',
} satisfies Translation<typeof de>;
