import type de from '../../de/forum/within.ts';
import type { Translation } from '../../texts.ts';

export default {
  find: {
    title: 'Search this thread',
    label: 'What are you looking for here?',
    submit: 'Search',
    hint: 'Words, "exact phrases", and -what must not be there.',
    searching: 'Looking through the posts …',
    count: '{count|number} {{count:post|posts}}, the newest first',
    atLeast: 'The newest {count|number} posts',
    nothing: 'Nothing in this thread says that.',
    notYet: 'Nothing in the newest posts says that.',
    more: 'Search further back',
    failed: 'This thread could not be searched',
    everywhere: 'Search the whole forum',
  },
  summary: {
    title: 'The essentials',
    loading: 'Putting the posts together …',
    lead: '{count|number} of {total|number} posts: those that most readers liked.',
    nothing:
      'No reply here has stood out to several members yet. If one helps you, react to it, and it will be here.',
    failed: 'The posts could not be put together',
  },
} satisfies Translation<typeof de>;
