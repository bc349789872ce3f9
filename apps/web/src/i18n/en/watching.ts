import type de from '../de/watching.ts';
import type { Translation } from '../texts.ts';

export default {
  levels: {
    watching: 'Watching',
    tracking: 'Keeping count',
    normal: 'Normal',
    muted: 'Muted',
  },
  button: 'What you hear from here: {level}',
  buttonOf: 'What you hear from {name}: {level}',
  about: {
    category: 'What you hear from this category',
    subforum: 'What you hear from this subforum',
    tag: 'What you hear from threads with this tag',
    thread: 'What you hear from this thread',
    lounge: 'What you hear from this lounge',
  },
  thread: {
    watching: 'You hear of every new post.',
    tracking: 'New posts are only counted. You hear of answers to you.',
    normal: 'You only hear when somebody answers or names you.',
    muted: 'You hear nothing from here.',
  },
  forum: {
    watching: 'You hear of every new thread and post.',
    tracking: 'New posts are only counted. You hear of answers to you.',
    normal: 'You only hear when somebody answers or names you.',
    muted: 'You hear nothing from here.',
  },
  lounge: {
    watching: 'You hear of every new review.',
    normal: 'You only hear of what concerns yourself.',
    muted: 'You hear nothing from here, except about your bookings.',
  },
  from: {
    category: 'It is so because you chose it for the category.',
    subforum: 'It is so because you chose it for the subforum.',
    tag: 'It is so because you chose it for one of its tags.',
  },
  newer: '{count|number} new',
  failed: 'This could not be saved.',

  list: {
    title: 'What you watch',
    text: 'Threads, subforums, categories, tags and lounges for which you have chosen something. Threads in which you write are added by themselves.',
    empty:
      'Nothing yet. On every page of the forum and of every lounge you can choose what you hear from there.',
    kinds: {
      category: 'Category',
      subforum: 'Subforum',
      tag: 'Tag',
      thread: 'Thread',
      lounge: 'Lounge',
    },
    within: '{kind} in {name}',
    level: 'What you hear from {name}',
    loadFailed: 'Your list could not be loaded',
  },
} satisfies Translation<typeof de>;
