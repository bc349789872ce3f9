const STEPS = [1, 2, 5];
const TICKS = 4;

/**
 * Marks along an axis of whole numbers from nothing on, evenly and easy to read; the last one is not below the most.
 * @param most at least 1
 */
export function ticksUpTo(most: number): number[] {
  let step = 1;
  for (let power = 1; step * TICKS < most; power *= 10) {
    const reach = power;
    step = STEPS.map((each) => each * reach).find((each) => each * TICKS >= most) ?? step;
  }
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, index) => index * step);
}
