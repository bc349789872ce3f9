import type de from '../../de/forum/overview.ts';
import type { Translation } from '../../texts.ts';

export default {
  unread: 'unread',
  toNews: 'To the first new post',

  overview: {
    empty: 'No categories yet',
    emptyText: 'As soon as there is a first category, people can talk here.',
    emptyCategory: 'There is no subforum in this category yet.',
    lastPost: 'Last post',
    lastPostBy: 'by {name}',
    noPosts: 'No posts yet',
  },

  subforum: {
    newThread: 'New thread',
    threads: 'Threads',
    inPlace: 'in {place}',
    startedBy: 'by {name}',
    lastActivity: 'Last activity',
    lastPostBy: 'Last: {name}',
    more: 'Load more',
    fromStart: 'Back to the start of the list',
    empty: 'No threads yet',
    emptyText: 'The board is free. Throw the first dart and start a discussion.',
    notFound: 'Subforum not found',
    notFoundText: 'This subforum does not exist, or no longer does.',
    moreFailed: 'More threads could not be loaded',
  },

  tabs: {
    label: 'The forum',
    places: 'Topics',
    latest: 'Latest',
    unread: 'Unread',
    drafts: 'Drafts',
    bookmarks: 'Bookmarks',
    best: 'Best',
  },
  week: {
    title: 'The best of the week',
    titleOf: 'The best of week {week}',
    description:
      'The posts that members of Oche liked best in a week, from all topics of the darts forum.',
    of: 'The best of this week',
    days: '{from} to {until}',
    weeks: 'Weeks',
    previous: 'Week before',
    next: 'Week after',
    now: 'The last seven days',
    participants: '{count|number} joined in',
    nothing: 'Nothing stood out in these days',
    nothingText:
      'Posts that several members liked are listed here. If you read one that helps you, react to it.',
  },
  latest: {
    title: 'Latest threads',
    description: 'What is being written about in Oche’s darts forum right now, across all topics.',
    unread: 'Unread threads',
    allRead: 'All read',
    allReadText: 'What has come since your last visit stands here.',
  },

  newThread: {
    title: 'New thread',
    inSubforum: 'in {name}',
    titleLabel: 'Title',
    titleHint: 'What is it about? A good title gets more answers.',
    contentLabel: 'Content',
    contentHint: 'Line breaks and links are kept.',
    submit: 'Create thread',
    pending: 'Sending …',
    cancel: 'Cancel',
    draftRestored: 'Your draft is back.',
    draftDiscard: 'Discard',
  },
} satisfies Translation<typeof de>;
