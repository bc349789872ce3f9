import type de from '../../de/forum/wiki.ts';
import type { Translation } from '../../texts.ts';

export default {
  open: 'Make it a wiki',
  close: 'End the wiki',
  opened: 'A wiki now: regulars can edit it',
  closed: 'No wiki any more',
  undo: 'Undo',
  failed: 'That didn’t work',
  changed: {
    title: '{name} has written something else meanwhile',
    hint: 'The text that you don’t take stays in the versions, or here until you save.',
    takeTheirs: 'Take the new text',
    keepMine: 'Keep mine',
    swap: 'The other text after all',
  },
} satisfies Translation<typeof de>;
