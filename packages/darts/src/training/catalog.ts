import { BULL } from '../board.ts';
import { type Play, playBy } from './exercise.ts';
import { catch40, checkoutLadder, oneTwenty, oneTwentyOne } from './finishes.ts';
import { a1, clock } from './in-order.ts';
import {
  bob,
  countUp,
  doublesRound,
  halveIt,
  jdc,
  ninetyNine,
  shanghai,
  theseDoubles,
} from './rounds.ts';

/** What can be trained dart by dart. They are stored by these names. */
export const exercises = [
  'clock',
  'bob',
  'checkout',
  'clockDoubles',
  'clockTrebles',
  'shanghai',
  'halveIt',
  'countUp',
  'oneTwentyOne',
  'oneTwenty',
  'catch40',
  'jdc',
  'ninetyNine',
  'a1',
  'doublesRound',
  'weakDoubles',
] as const;
export type Exercise = (typeof exercises)[number];

/** A visit each. */
export const WEAK_DOUBLES_VISITS = 10;

interface Kind {
  /** what counts as better */
  best: 'most' | 'least';
  /**
   * @param chosen the number of `ninetyNine`, the doubles of `weakDoubles`; nothing of all others
   */
  play(chosen: readonly number[]): Play;
  /** how many numbers are chosen */
  choices: number;
}

const most = (play: Play): Kind => ({ best: 'most', play: () => play, choices: 0 });
const least = (play: Play): Kind => ({ best: 'least', play: () => play, choices: 0 });

export const EXERCISES: Readonly<Record<Exercise, Kind>> = {
  clock: least(playBy(clock('any'))),
  bob: most(playBy(bob)),
  checkout: most(playBy(checkoutLadder)),
  clockDoubles: least(playBy(clock('double'))),
  clockTrebles: least(playBy(clock('treble'))),
  shanghai: most(playBy(shanghai)),
  halveIt: most(playBy(halveIt)),
  countUp: most(playBy(countUp)),
  oneTwentyOne: most(playBy(oneTwentyOne)),
  oneTwenty: most(playBy(oneTwenty)),
  catch40: most(playBy(catch40)),
  jdc: most(playBy(jdc)),
  ninetyNine: { best: 'most', play: ([number = 20]) => playBy(ninetyNine(number)), choices: 1 },
  a1: least(playBy(a1)),
  doublesRound: most(playBy(doublesRound)),
  weakDoubles: {
    best: 'most',
    play: (doubles) => playBy(theseDoubles(doubles)),
    choices: WEAK_DOUBLES_VISITS,
  },
};

/** Whether an exercise can be about these numbers. */
export const mayChoose = (exercise: Exercise, chosen: readonly number[]): boolean =>
  chosen.length === EXERCISES[exercise].choices &&
  chosen.every((number) => (number >= 1 && number <= 20) || number === BULL);
