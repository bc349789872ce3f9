import type de from '../../de/account/devices.ts';
import type { Translation } from '../../texts.ts';

export default {
  title: 'Devices that are notified',
  text: 'Answers, bookings and whatever else concerns you, right on your phone or computer: also while Oche is closed.',
  failed: 'Your devices could not be loaded',
  explain:
    'When you add this device, your browser will ask whether Oche may show notifications. You can remove it here at any time; signing out ends it by itself.',
  name: 'Name of the device',
  nameHint: 'This is how you recognise it in the list.',
  enable: 'Notify me on this device',
  enabling: 'Your browser is asking …',
  refused: 'It doesn’t work without your permission in the browser. Try again if you like.',
  unreachable:
    'Your browser can’t reach its push service right now. In private windows it often doesn’t work at all.',
  blocked:
    'Your browser blocks notifications of Oche. Allow them in the settings of this site, usually behind the symbol left of the address; then you can go on here.',
  unsupported: 'This browser can’t receive notifications.',
  homeScreen:
    'On iPhone and iPad it works once Oche is on your home screen: Share, then “Add to Home Screen”, and open it from there.',
  none: 'None yet.',
  current: 'This device',
  since: 'since',
  test: 'Send a test',
  testLabel: 'Send a test: {name}',
  tested: 'It is on its way. You should hear it in a moment.',
  remove: 'Remove',
  removeLabel: 'Remove: {name}',
  removed: 'Removed: {name}',
} satisfies Translation<typeof de>;
