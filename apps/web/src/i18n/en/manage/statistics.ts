import type de from '../../de/manage/statistics.ts';
import type { Translation } from '../../texts.ts';

export default {
  title: 'Statistics',
  text: 'Week by week, Monday to Sunday.',
  range: 'Period',
  weeks: '{count} weeks',
  year: 'One year',
  utilisation: 'Utilisation',
  utilisationText: 'Booked hours out of all in which boards were open',
  bookings: 'Bookings',
  income: 'Income',
  incomeText: 'Confirmed and played bookings',
  cancelled: 'Cancelled',
  noShows: 'No-shows',
  bookedHours: 'Booked hours',
  openHours: 'Open hours',
  week: 'Week from',
  total: 'Total',
  table: 'Numbers as a table',
  empty: 'No numbers yet',
  emptyText: 'As soon as people play you see here when it is full.',
  csv: 'Download CSV',
  csvFrom: 'From',
  csvTo: 'To',
  csvTitle: 'Export',
  csvText: 'All bookings of these days, one line a booking.',
} satisfies Translation<typeof de>;
