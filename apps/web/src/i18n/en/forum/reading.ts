import type de from '../../de/forum/reading.ts';
import type { Translation } from '../../texts.ts';

export default {
  order: {
    label: 'Order',
    answers: 'By replies',
    time: 'By time',
    failed: 'The order could not be changed',
  },
  newPosts: '{count|number} {{count:new post|new posts}}',
  since: '{count|number} {{count:new post|new posts}} since your visit',
  rail: {
    label: 'Places in the thread',
    position: 'Post {position|number} of {total|number}',
    title: 'Where to?',
    stop: 'Post {position|number}, {date}',
    failed: 'The places could not be loaded',
  },
  keys: {
    title: 'Keys in a thread',
    inLists: 'Keys in lists',
    nextRow: 'Next row',
    previousRow: 'Previous row',
    openRow: 'Open',
    next: 'Next post',
    previous: 'Previous post',
    reply: 'Reply',
    quote: 'Quote',
    help: 'This list',
    areOn: 'Use single keys',
  },
  within: { find: 'Search this thread', summary: 'The essentials' },
  reactions: {
    kinds: {
      bullseye: 'Bullseye',
      maximum: '180!',
      'good-darts': 'Good darts',
      round: 'This round is on me',
      'bounce-out': 'Bounce-out',
      madhouse: 'D1, madhouse',
    },
    of: 'Reactions to post #{number}',
    count: '{name}: {count|number}',
    members: 'liked by {count|number} {{count:member|members}}',
    add: 'React',
    addTo: 'React to post #{number}',
    who: 'Who has reacted?',
    whoOf: 'Who has reacted to post #{number}?',
    nobody: 'Nobody whom you can see here.',
    failed: 'That did not work',
    whoFailed: 'The list could not be loaded',
  },
} satisfies Translation<typeof de>;
