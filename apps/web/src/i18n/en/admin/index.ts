import type de from '../../de/admin/index.ts';
import type { Translation } from '../../texts.ts';

export default {
  title: 'Admin Dashboard',
  tabs: {
    label: 'Administration areas',
    more: 'More administration areas',
  },
  lookingOn: {
    text: 'You can look things up here; only admins change them. You decide in',
    theirs: 'Moderators keep this, too: you can change it. You decide in',
    toModeration: 'moderation',
  },
  loadFailed: 'This area could not be loaded.',
  list: {
    search: 'Search',
    filters: 'Filters',
    active: '{count:number} active',
    any: 'All',
    reset: 'Reset',
    sort: 'Sort by',
    ascending: 'ascending',
    descending: 'descending',
    pages: 'Pages of the list',
    first: 'To the start',
    back: 'Back',
    next: 'Next',
    shown: '{count:number} {{count:entry|entries}} on this page',
    markAll: 'Select all on this page',
    marked: '{count:number} selected',
    unmark: 'Clear selection',
    none: 'Nothing found',
    noneText: 'Nothing matches this search and these filters.',
    empty: 'There is nothing here yet.',
    failed: 'The list could not be loaded.',
  },
} as const satisfies Translation<typeof de>;
