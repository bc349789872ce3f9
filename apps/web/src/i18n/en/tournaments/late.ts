import type german from '../../de/tournaments/late.ts';
import type { Translation } from '../../texts.ts';

export default {
  title: 'Not in the schedule yet',
  text: 'They have a place, but were not in the draw.',
  enter: 'Enter late',
  enterOf: 'Enter {name:string} late',
  entered: '{name:string} is in.',
  checking: 'Checking …',
  changes: 'This changes:',
  nothing: 'No match changes.',
  how: {
    added: 'comes on top',
    filled: 'is played instead of a bye',
    walkover: 'decided without play',
    moved: 'is now like this',
    gone: 'is not played',
  },
  more: 'and {count:number} more',
  match: 'Match {number:number}',
  round: 'Round {round:number}',
  group: 'Group {name:string}',
  free: 'Bye',
  later: 'still open',
  end: 'Expected to end around {after:string} instead of {before:string}.',
} satisfies Translation<typeof german>;
