import type german from '../../de/tournaments/draw.ts';
import type { Translation } from '../../texts.ts';

export default {
  title: 'Draw',
  number: 'Draw no. {number:number}',
  holds: 'It holds',
  seed: 'Lot number',
  drawnAt: 'Drawn on {time:string}',
  how: 'How to check the draw',
  steps: {
    order: 'Below is who was in the pot, in the order of the seeding. Seeds keep their places.',
    seed: 'All others are shuffled. What comes up depends on the number alone: whoever takes it again gets the same draw.',
    apart:
      'Those who are kept apart get the first shuffled place where people of the same group meet as late as can be.',
    check: 'Check it here with one tap, or yourself with “draw” from Oche’s open code.',
  },
  check: 'Check it',
  right: 'Right: the same number gives exactly these places.',
  wrong: 'Wrong: this number gives other places.',
  pot: 'In the pot',
  places: 'As drawn',
  seeded: 'seed',
  seedings: { drawn: 'Nobody seeded', rating: 'Seeded by rating', hand: 'Seeded by hand' },
  apart: 'Group {name:string}',
  gone: 'No longer in',
  outdated: {
    title: 'The draw doesn’t fit any more. The tournament can’t start like this.',
    missing: 'Not drawn: {names:string}.',
    gone: 'Drawn, but not in: {names:string}.',
    kind: 'The tournament has another format now.',
  },
  field: {
    title: 'Who is in ({count:number})',
    absent: 'Not checked in, so not in',
    here: 'Is here',
    hereOf: '{name:string} is here',
    orderText: 'The first ones are seeded. Drag, or use the arrow keys on the grip.',
    apartText: 'Those of the same group, e.g. the same club, meet as late as can be.',
    apartOf: 'Group of {name:string}',
    none: '–',
    grip: 'Move {name:string}, now place {number:number}',
    up: 'Move {name:string} up',
    down: 'Move {name:string} down',
    moved: '{name:string} is now at place {number:number}.',
  },
} satisfies Translation<typeof german>;
