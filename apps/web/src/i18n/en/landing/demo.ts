import type german from '../../de/landing/demo.ts';
import type { Translation } from '../../texts.ts';

export default {
  label: 'Demo: a leg of 501',
  replay: 'The leg, visit by visit',
  board: 'A dartboard with the darts of this visit',
  red: 'Red',
  green: 'Green',
  bust: 'Bust',
  shot: 'Game shot!',
  said: '{name:string} scores {points:number}, {rest:number} left.',
  saidBust: '{name:string} busts and still has {rest:number}.',
  saidShot: 'Game shot! {name:string} checks out {points:number}.',
  pause: 'Pause',
  play: 'Go on',
  next: 'Next visit',
  again: 'Another leg',
} satisfies Translation<typeof german>;
