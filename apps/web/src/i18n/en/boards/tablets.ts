import type german from '../../de/boards/tablets.ts';
import type { Translation } from '../../texts.ts';

export default {
  open: 'Tablet',
  openFor: '{label}: {board}',
  isThere: 'Tablet there',
  isAway: 'Tablet away',
  title: 'Tablet for {board}',
  text: 'Everybody marks on the tablet at the board, without signing in. It is this board’s until all is played or you disconnect it.',
  pair: 'Show QR code',
  pairAnew: 'Pair anew',
  pairing: 'One moment …',
  qr: 'QR code for the tablet',
  code: 'Without a camera: open {address} there and type these digits',
  codeUntil: 'They hold until {time}.',
  scan: 'Scan it with the tablet’s camera. You see it only now, and only the first device that opens it or types the digits marks here.',
  link: 'Or open this there',
  copy: 'Copy link',
  copied: 'Link copied',
  failed: 'That didn’t work.',
  none: 'None paired yet.',
  waiting: 'Nobody has opened it yet.',
  seen: 'Last there:',
  anew: 'The tablet used so far can’t mark any more then.',
  remove: 'Disconnect',
  removed: 'Disconnected. No tablet marks here any more.',
} satisfies Translation<typeof german>;
