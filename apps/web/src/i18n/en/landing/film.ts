import type german from '../../de/landing/film.ts';
import type { Translation } from '../../texts.ts';

export default {
  title: 'The evening runs itself',
  text: 'The big screen calls a match, the tablet at the board already shows it, every visit is scored there, the winner moves on in the bracket, and the next match is called.',
  note: 'A drawn example with invented names.',
  board: 'Board {number}',
  free: 'free',
  versus: '{first} v {second}',
  final: 'Final',
  shot: 'Game shot! {points}',
  pause: 'Pause the film',
  play: 'Play the film',
} as const satisfies Translation<typeof german>;
