import type de from '../../de/forum/tags.ts';
import type { Translation } from '../../texts.ts';

export default {
  kind: 'Tag',
  head: 'All threads with the tag {name} in Oche’s darts forum.',
  threads: 'Threads with the tag {name}',
  empty: 'No thread with this tag yet',
  emptyText: 'Whoever writes a thread can give it this tag.',
  search: 'Search this tag',
  notFound: 'Tag not found',
  notFoundText: 'This tag does not exist, or no longer does.',
  field: {
    label: 'Tags',
    needsLevel:
      'You choose tags from the level “Warmed up” on. How far you are is in your account.',
    toLevel: 'To your level',
    hint: 'Up to {count}. They help those who do not read this subforum.',
  },
  edit: 'Tags',
  dialog: 'Tags of this thread',
  save: 'Save',
} satisfies Translation<typeof de>;
