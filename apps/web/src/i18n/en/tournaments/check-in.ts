import type german from '../../de/tournaments/check-in.ts';
import type { Translation } from '../../texts.ts';

export default {
  title: 'Check in by QR code',
  text: 'For the door or the bar: whoever scans it lands on the tournament’s page and taps “Check in”. The big screen shows it by itself as long as nothing is drawn.',
  qr: 'QR code for checking in',
  link: 'Link',
  share: 'Share',
  copy: 'Copy',
  copied: 'The link is copied.',
  failed: 'That didn’t work.',
  wall: 'Here already?',
  wallText: 'Scan, tap “Check in”, done.',
} satisfies Translation<typeof german>;
