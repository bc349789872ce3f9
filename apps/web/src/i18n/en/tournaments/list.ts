import type de from '../../de/tournaments/list.ts';
import type { Translation } from '../../texts.ts';

export default {
  lead: 'Register before the list is full. Or run one yourself.',
  create: 'Create Tournament',
  series: 'Series',
  searchLabel: 'Search',
  searchPlaceholder: 'Name, lounge or town',
  statusLabel: 'Status',
  states: {
    all: 'All',
    upcoming: 'Upcoming',
    active: 'Active',
    completed: 'Completed',
    mine: 'Mine',
  },
  more: 'More tournaments',
  moreFailed: 'More tournaments could not be loaded.',
  failed: 'The tournaments could not be loaded.',
  searching: 'Searching …',
  found: '{count} {{count:tournament|tournaments}}',
  foundMore: 'More than {count} tournaments',
  empty: 'No tournaments found',
  emptyFiltered: 'Try other words or another status.',
  emptyAll: 'Nobody has set one up yet. Make a start: a name, a date, done.',
  emptyMine: 'The tournaments that you play in or run are listed here, drafts, too.',
  reset: 'Show all',
} satisfies Translation<typeof de>;
