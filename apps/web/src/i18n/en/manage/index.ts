import type de from '../../de/manage/index.ts';
import type { Translation } from '../../texts.ts';

export default {
  title: 'Manage {name}',
  switcher: 'Lounge',
  embed: 'Embed on your website',
  toPage: 'View page',
  inactive: 'This lounge is not active: nobody finds it, nobody can book.',
  tabsLabel: 'Parts of the administration',
  tabs: {
    calendar: 'Calendar',
    series: 'Series',
    statistics: 'Statistics',
    details: 'Details',
    photos: 'Photos',
    boards: 'Boards',
    hours: 'Opening hours',
    prices: 'Prices & rules',
    team: 'Team',
    feeds: 'Calendar feeds',
  },

  save: 'Save',
  saving: 'Saving …',
  saved: 'Saved',
  cancel: 'Cancel',
  add: 'Add',
  remove: 'Remove',
  removed: 'Removed',
  actionFailed: 'That didn’t work. Please try again.',
  moveUp: 'Move {name} up',
  moveDown: 'Move {name} down',

  weekdays: {
    1: 'Monday',
    2: 'Tuesday',
    3: 'Wednesday',
    4: 'Thursday',
    5: 'Friday',
    6: 'Saturday',
    7: 'Sunday',
  },
  weekdaysShort: { 1: 'Mon', 2: 'Tue', 3: 'Wed', 4: 'Thu', 5: 'Fri', 6: 'Sat', 7: 'Sun' },

  photos: {
    title: 'Photos',
    text: 'Up to eight. The first one stands in the directory.',
  },
} satisfies Translation<typeof de>;
