import type german from '../../de/leagues/paper.ts';
import type { Translation } from '../../texts.ts';

export default {
  title: 'Score sheet',
  lineUp: 'Line-up {what}',
  substitute: 'Substitute',
  decider: 'only when level',
  ticks: 'Tick the legs that are won, and write the result into the box.',
  result: 'Final score',
  changes: 'Substitutions: from game, out, in',
  bests: '180s, high finishes, short legs',
  remarks: 'Remarks, protest',
  signature: 'Signature {team}',
} satisfies Translation<typeof german>;
