import type de from '../../de/search/suggest.ts';
import type { Translation } from '../../texts.ts';

export default {
  label: 'Suggestions',
  count: '{count} {{count:suggestion|suggestions}}',
  all: 'All results for “{query}”',
  last: 'Recent searches',
  remove: 'Remove “{query}” from your recent searches',
  removed: '“{query}” removed',
  removeAll: 'Remove all',
  removedAll: 'Recent searches removed',
} satisfies Translation<typeof de>;
