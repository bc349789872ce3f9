import type de from '../../de/forum/index.ts';
import type { Translation } from '../../texts.ts';

export default {
  title: 'Forum',
  lead: 'Technique, equipment, league nights and whatever else happens at the line.',
  description:
    'The darts forum of Oche: questions and answers about technique, practice, equipment, tournaments and lounges.',

  feed: 'Feed',
  tags: 'Tags',
  counts: {
    threads: '{count|number} {{count:thread|threads}}',
    posts: '{count|number} {{count:post|posts}}',
    replies: '{count|number} {{count:reply|replies}}',
    threadsLabel: '{{count:thread|threads}}',
    postsLabel: '{{count:post|posts}}',
    repliesLabel: '{{count:reply|replies}}',
  },
  flags: {
    pinned: 'Pinned',
    locked: 'Locked',
    announcement: 'Announcement',
    solved: 'Solved',
    inactive: 'Inactive',
  },
  closed: {
    CATEGORY_INACTIVE: 'This category is inactive. You can read everything but no longer post.',
    SUBFORUM_INACTIVE: 'This subforum is inactive. You can read everything but no longer post.',
    SUBFORUM_LOCKED: 'This subforum is locked. Only moderators post here.',
    THREAD_LOCKED: 'This thread is locked. New posts are no longer possible.',
  },
  lockedForOthers: 'Locked: as a moderator you can still post here.',

  loginToReply: 'You have to be signed in to reply',
  login: 'Sign in',

  characters: '{count|number} {{count:character|characters}} left',
  charactersOver: '{count|number} {{count:character|characters}} too many',

  thread: {
    backTo: 'Back to {name}',
    by: 'by {name}',
    starter: 'Thread starter',
    post: 'Post #{number}',
    reply: 'Reply',
    permalink: 'Link to post #{number}',
    replyTo: 'Reply to post #{number}',
    replyElsewhere: 'Answer to a post in another thread',
    replyToDeleted: 'The post was deleted.',
    wholeQuote: 'Whole quote',
    picture: 'Picture {number} of {count}',
    edited: 'edited ·',
    versions: 'See earlier versions',
    earlier: 'Earlier posts',
    later: 'More posts',
    pageFailed: 'The posts could not be loaded',
    noPosts: 'There is no post here any more.',
    fromStart: 'To the start of the thread',
    isNew: 'New',
    isSolution: 'Solution',
    solvedBy: 'Solved by {name}',
    toSolution: 'To answer #{number}',
    newSince: 'New since your visit',
    newPost: 'New post #{number} by {name}',
    postGone: 'Post #{number} no longer exists',
    notFound: 'Thread not found',
    notFoundText: 'It may have been deleted, or the link is incomplete.',
    toForum: 'Back to the forum',
    gone: 'This thread was deleted',
    goneText: 'What you see is how it was last. It can no longer be answered.',
  },
  waiting: {
    title: 'This is still waiting',
    text: 'Only you see it. A moderator has a look, and then it stands here: that is so for first posts with links or pictures, and for some words.',
    badge: 'waits for approval',
  },
} satisfies Translation<typeof de>;
