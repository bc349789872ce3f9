import type german from '../../de/tournaments/live.ts';
import type { Translation } from '../../texts.ts';

export default {
  title: 'Live: {name:string}',
  now: 'At the boards now',
  next: 'Up next',
  tables: 'Tables',
  winner: 'Winner',
  waiting: 'Something will be on here soon: nothing has been drawn yet.',
  lost: 'Connection lost, as of {time:string}',
  match: 'Match {number:number}',
  stop: 'Stop',
  go: 'Go on',
  forward: 'Next view',
  back: 'View before',
  full: 'Full screen (F)',
  page: 'To the tournament’s page',
  controls: 'Controls',
  scene: '{number:number} of {count:number}',
  called: 'To the board, please',
} satisfies Translation<typeof german>;
