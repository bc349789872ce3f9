import type de from '../../de/forum/order.ts';
import type { Translation } from '../../texts.ts';

export default {
  tools: 'Tidy up',
  choose: 'What should change?',
  menu: {
    select: 'Select posts',
    selectText: 'Split them off, or put them into another thread',
    merge: 'Merge with a thread',
    mergeText: 'All posts go into the other one',
    move: 'To another subforum',
    moveText: 'The thread stays as it is',
    recent: 'Tidied up lately',
    recentText: 'What you and others have moved',
  },
  selection: {
    bar: 'Selected posts',
    post: 'Select post #{number} by {name}',
    count: '{count|number} {{count:post|posts}}',
    none: 'Tap the posts. With Shift you take all in between.',
    full: 'No more than {count} at once.',
    split: 'Split off',
    move: 'Move',
    end: 'End selection',
  },
  split: {
    title: 'Split off {count|number} {{count:post|posts}}',
    name: 'Title of the new thread',
    subforum: 'Subforum',
    submit: 'Split off',
  },
  posts: {
    title: 'Move {count|number} {{count:post|posts}}',
    submit: 'Move',
  },
  merge: {
    title: 'Merge',
    submit: 'Merge',
  },
  move: {
    title: 'Move the thread',
    to: 'Where to?',
    submit: 'Move',
  },
  target: {
    label: 'Into which thread?',
    hint: 'Look for its title, or paste its address.',
    found: 'Found',
    nothing: 'There is no thread about that.',
    remove: 'Choose another thread',
  },
  pending: 'Tidying up …',
  effects: {
    title: 'What will happen',
    failed: 'We could not find out what will happen.',
    posts:
      '{count|number} {{count:post moves|posts move}} and {{count:stands|stand}} where {{count:it belongs|they belong}} by time.',
    newThread:
      'The first of the posts opens the new thread, under the name above it. It has no tags yet.',
    younger: 'The other thread is younger than this one. Mostly the other way round is clearer.',
    links:
      '{count|number} {{count:answer or quote then leads|answers or quotes then lead}} from one thread into the other.',
    watchers:
      '{count|number} {{count:member then hears|members then hear}} from there, too, as from here before.',
    readers: 'For {count|number} {{count:member|members}} what was read stays read.',
    renumbered:
      '{count|number} {{count:post|posts}} there {{count:gets a new number|get new numbers}}.',
    addresses: 'All addresses of today go on leading to their posts.',
    pollComes: 'The poll comes along.',
    pollStays: 'Both have a poll: the one from here is shown nowhere any more.',
    waiting:
      '{count|number} {{count:post waits|posts wait}} for approval here and will appear there.',
    tags: '{count|number} {{count:tag comes|tags come}} along.',
    tagsLeft: 'For {count|number} {{count:tag|tags}} from here there is no room.',
    undo: 'For ten minutes it can be undone.',
    moved: 'Whoever follows it goes on following. Addresses and numbers stay.',
  },
  done: {
    split: '{count|number} {{count:post|posts}} split off into “{title}”',
    posts: '{count|number} {{count:post|posts}} moved to “{title}”',
    merge: '“{source}” has become a part of “{title}”',
    thread: '“{source}” is in {to} now',
    undo: 'Undo',
    undone: 'Undone',
    undoFailed: 'That could not be undone',
    minutes: '{count} {{count:minute|minutes}} left',
  },
  recent: {
    title: 'Tidied up lately',
    empty: 'Nobody has tidied up here yet.',
    failed: 'The list could not be loaded.',
    by: 'by {name}',
    isUndone: 'undone',
  },
} satisfies Translation<typeof de>;
