import { BEDS, type Bed, BULL, CLOCK } from '../board.ts';

/** What may happen to a dart that is aimed at a bed: where it lands, and how likely. */
export type Landing = readonly [hit: Bed, chance: number];

const MISS = BEDS.filter(({ times }) => times === 0);
const SINGLES = BEDS.filter(({ times, number }) => times === 1 && number !== BULL);
const BULLS = BEDS.filter(({ number }) => number === BULL);

/** The beds that a player can aim at. */
export const AIMS: readonly Bed[] = BEDS.filter(({ times }) => times > 0);

/**
 * Where darts land that are aimed at a bed: a model of a good pub player, who hits a third of the
 * trebles and doubles. Which routes are better than others hardly depends on the exact figures; what
 * counts is that a missed treble is mostly its single, and a missed double nothing or its single.
 * @param isLiked whether it is one of the player's doubles, hit by half
 */
export function landings(aim: Bed, isLiked: boolean): readonly Landing[] {
  if (aim.number === BULL) return aroundBull(aim);
  const own = (times: number) =>
    BEDS.filter((bed) => bed.number === aim.number && bed.times === times);
  const beside = (times: number) =>
    neighbours(aim.number).flatMap((number) =>
      BEDS.filter((bed) => bed.number === number && bed.times === times),
    );
  if (aim.times === 1) return [...shared(own(1), 0.94), ...shared(beside(1), 0.06)];
  if (aim.times === 3) {
    return [
      ...shared(own(3), 0.36),
      ...shared(own(1), 0.48),
      ...shared(beside(1), 0.12),
      ...shared(beside(3), 0.04),
    ];
  }
  const hits = isLiked ? 0.46 : 0.36;
  return [
    ...shared(own(2), hits),
    ...shared(own(1), 0.62 - hits),
    ...shared(MISS, 0.3),
    ...shared(beside(2), 0.06),
    ...shared(beside(1), 0.02),
  ];
}

function aroundBull(aim: Bed): readonly Landing[] {
  const [outer, eye] = aim.times === 1 ? [0.5, 0.2] : [0.42, 0.28];
  const around = shared(SINGLES, 1 - outer - eye);
  return [...around, ...BULLS.map((bed): Landing => [bed, bed.times === 1 ? outer : eye])];
}

const shared = (beds: readonly Bed[], chance: number): readonly Landing[] =>
  beds.map((bed) => [bed, chance / beds.length]);

function neighbours(number: number): readonly number[] {
  const place = CLOCK.indexOf(number);
  return [CLOCK.at(place - 1) ?? 0, CLOCK[(place + 1) % CLOCK.length] ?? 0];
}
