import type german from '../../de/leagues/calendar.ts';
import type { Translation } from '../../texts.ts';

export default {
  title: 'Subscribe to the calendar',
  text: 'All fixtures are in your calendar, with place and time. When one is moved, it moves there by itself.',
  which: 'Which fixtures?',
  subscribe: 'Open in the calendar',
  copy: 'Copy the address',
  copied: 'The address is copied.',
  copyFailed: 'Copying didn’t work. Select the address and copy it yourself.',
  file: 'Download as a file',
  address: 'Address',
  addressHint: 'For calendars that take an address: Google, Outlook and others.',
  own: 'Do you play yourself? Your league evenings are in your own calendar, too, beside bookings and tournaments.',
  toOwn: 'Set up your own calendar',
} satisfies Translation<typeof german>;
