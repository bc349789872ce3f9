export default {
  areas: { forum: 'Forum' },
  closed: { forum: 'Das Forum ist gerade geschlossen' },
  categories: { forum: 'Forum' },
  results: { forum: 'Forum-Beitrag' },
  notifications: { forum: 'Forum' },
  kinds: { post: 'Beitrag', thread: 'Thread', submission: 'Beitrag' },
  reports: { post: 'Beitrag melden', thread: 'Thread melden' },
  counts: { posts: '{{count:Beitrag|Beiträge}}', threads: '{{count:Thread|Threads}}' },
  tabs: { forum: 'Forum' },
} as const;
