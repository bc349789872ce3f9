import type de from '../../de/domains/forum.ts';
import type { Translation } from '../../texts.ts';

export default {
  areas: { forum: 'Forum' },
  closed: { forum: 'The forum is closed at the moment' },
  categories: { forum: 'Forum' },
  results: { forum: 'Forum post' },
  notifications: { forum: 'Forum' },
  kinds: { post: 'Post', thread: 'Thread', submission: 'Post' },
  reports: { post: 'Report post', thread: 'Report thread' },
  counts: { posts: '{{count:post|posts}}', threads: '{{count:thread|threads}}' },
  tabs: { forum: 'Forum' },
} satisfies Translation<typeof de>;
