import { type Bed, BULL } from '../board.ts';
import { forEach, type PartyAim, type PartyRules, placesBy } from './party.ts';

interface Rounds {
  /** points by side and round */
  rounds: readonly (readonly number[])[];
  /** who throws in this round: all, then those who stand equal at the top */
  playing: readonly number[];
}

interface Shape {
  /** how many rounds everybody throws */
  of: number;
  aim(round: number): PartyAim;
  worth(round: number, bed: Bed): number;
}

const sum = (points: readonly number[] = []): number => points.reduce((all, more) => all + more, 0);

/** So many visits each, the most points win. Those who stand equal at the top throw on, a visit each, until one is ahead. */
function inRounds({ of, aim, worth }: Shape, sides: number): PartyRules<Rounds> {
  const everybody = [...forEach(sides, 0).keys()];
  const leaders = (rounds: Rounds['rounds']) => {
    const most = Math.max(...rounds.map((own) => sum(own)));
    return everybody.filter((side) => sum(rounds[side]) === most);
  };
  return {
    sides,
    start: { rounds: forEach(sides, []), playing: everybody },
    aim: (_, { round }) => aim(round),
    dart({ rounds, playing }, bed, { side, round, isLast }) {
      const own = rounds[side] ?? [];
      const points = (own[round] ?? 0) + worth(round, bed);
      const next = rounds.with(side, [...own.slice(0, round), points]);
      const isRoundOver = isLast && side === playing.at(-1) && round + 1 >= of;
      return { state: { rounds: next, playing: isRoundOver ? leaders(next) : playing } };
    },
    isOver: ({ playing }) => playing.length === 1,
    sitsOut: ({ playing }, side) => !playing.includes(side),
    sidesOf: ({ rounds }) => rounds.map((own) => ({ score: sum(own), isOut: false })),
    places: ({ rounds }) => placesBy(sides, (one, other) => sum(rounds[other]) - sum(rounds[one])),
    board: ({ rounds }) => ({ draws: 'rounds', rounds, of }),
    // what decides a tie makes no better score
    measure: ({ rounds }, side) => sum(rounds[side]?.slice(0, of)),
  };
}

const INNINGS = 9;
const LAST_NUMBER = 20;

/**
 * Baseball: in the first inning everybody throws at the 1, in the ninth at the 9. A single is one run, a double two, a
 * treble three. Extra innings at 10 and on decide a tie, after 20 at the bull (dartszentrale.de; dartousa.com).
 */
export const baseball = (sides: number): PartyRules<Rounds> => {
  const numberOf = (round: number) => (round < LAST_NUMBER ? round + 1 : BULL);
  return inRounds(
    {
      of: INNINGS,
      aim(round) {
        const number = numberOf(round);
        const rings = number === BULL ? ['S', 'D'] : ['S', 'D', 'T'];
        return { at: 'beds', beds: rings.map((ring) => ({ dart: `${ring}${number}` })) };
      },
      worth: (round, { number, times }) => (number === numberOf(round) ? times : 0),
    },
    sides,
  );
};

const SHOOT_OUT_VISITS = 3;

/** Shoot-out: nine darts each, the most points win; who stands equal throws another visit (wiki of kcapp). */
export const shootOut = (sides: number): PartyRules<Rounds> =>
  inRounds(
    { of: SHOOT_OUT_VISITS, aim: () => ({ at: 'points' }), worth: (_, { points }) => points },
    sides,
  );
