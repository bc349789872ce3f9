import type de from '../../de/manage/feeds.ts';
import type { Translation } from '../../texts.ts';

export default {
  title: 'Calendar feeds',
  text: 'With a secret address you see the bookings in your own calendar, too. Whoever knows it can read along.',
  lounge: 'Whole lounge',
  create: 'Create address',
  for: 'For',
  created: 'New address',
  createdText: 'It is shown only now. Add it to your calendar as a subscription.',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Copying didn’t work. Select the address and copy it by hand.',
  list: 'Your addresses',
  empty: 'No address yet.',
  createdAt: 'created {date}',
  lastRead: 'last read {date}',
  neverRead: 'never read yet',
  revoke: 'Revoke',
  revokeFor: 'Revoke address “{name}”',
  revokeTitle: 'Revoke this address?',
  revokeText: 'Calendars that subscribed to it get nothing any more.',
  revoked: 'The address is revoked.',
} satisfies Translation<typeof de>;
