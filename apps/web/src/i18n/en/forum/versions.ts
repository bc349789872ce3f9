import type de from '../../de/forum/versions.ts';
import type { Translation } from '../../texts.ts';

export default {
  title: 'Versions of post #{number}',
  current: 'What it says now',
  first: 'What it said first',
  between: 'Version {number}',
  by: 'by {name}',
  inserted: 'added:',
  removed: 'struck out:',
  none: 'The words are the same, or it was so long ago that no earlier version was kept.',
  taken: 'Moderators have removed this version.',
  takenOwn: 'Removed by moderators: only you still see it.',
  take: 'Remove',
  takeOf: 'Remove version {number}',
  takeAll: 'Remove all earlier ones',
  giveBack: 'Show again',
  giveBackOf: 'Show version {number} again',
  tookSome: '{count|number} {{count:version|versions}} removed.',
  gaveBackSome: '{count|number} {{count:version|versions}} back again.',
  undo: 'Undo',
  loading: 'Loading versions …',
  failed: 'The versions could not be loaded',
  takeFailed: 'That did not work',
  more: 'Earlier versions still',
} satisfies Translation<typeof de>;
