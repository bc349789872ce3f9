import type { NamespaceHomeTranslation } from '../../i18n-types.ts';

export default {
  title: 'Dashboard',
  greeting: 'Hello {name}!',
  lead: 'This is what is going on at Oche.',
  latest: 'Latest forum posts',
  by: '{name} in {subforum}',
  toForum: 'To the forum',
  empty: 'No forum posts yet',
  emptyText: 'Start the first discussion.',
  start: 'Start a discussion',
  categories: 'Categories',
  posts: '{count|number} {{count:post|posts}}',
} satisfies NamespaceHomeTranslation;
