import type de from '../../de/games/pin.ts';
import type { Translation } from '../../texts.ts';

export default {
  title: 'Game PIN',
  text: 'With it you say yes to a game on your opponent’s device, without signing in there.',
  none: 'No PIN yet',
  isSet: 'Set',
  set: 'Set a PIN',
  change: 'Change the PIN',
  label: 'New PIN',
  hint: 'Four to six digits. Not those of your bank card.',
  submit: 'Save',
  saved: 'Your game PIN is saved.',
  remove: 'Remove',
  removed: 'The game PIN is removed.',
  failed: 'That didn’t work.',
} satisfies Translation<typeof de>;
