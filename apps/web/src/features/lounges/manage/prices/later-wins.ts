import { type PriceRule, periodMinutes } from '@oche/validators/lounges/opening-hours';
import { type Weekday, weekdays } from '@oche/validators/places';
import { DAY_MINUTES, timeText } from '../../../../lib/time/wall-time.ts';

const WEEK = 7 * DAY_MINUTES;

/** Minutes of a week; an end after the week's end is in the next one. */
interface Stretch {
  from: number;
  to: number;
}

const stretchesOf = ({ weekdays: days, period }: PriceRule): Stretch[] => {
  const { from, to } = periodMinutes(period);
  return days.map((day) => {
    const midnight = (day - 1) * DAY_MINUTES;
    return { from: midnight + from, to: midnight + to };
  });
};

/** The same times in the week before and after, as a Sunday's night reaches into Monday. */
const aroundTheWeek = (stretches: readonly Stretch[]): Stretch[] =>
  [-WEEK, 0, WEEK].flatMap((shift) =>
    stretches.map(({ from, to }) => ({ from: from + shift, to: to + shift })),
  );

const overlap = (one: Stretch, other: Stretch) => one.from < other.to && other.from < one.to;

const without = (stretch: Stretch, taken: readonly Stretch[]): Stretch[] =>
  taken.reduce<Stretch[]>(
    (left, cut) =>
      left.flatMap((part) =>
        overlap(part, cut)
          ? [
              { from: part.from, to: Math.min(part.to, cut.from) },
              { from: Math.max(part.from, cut.to), to: part.to },
            ].filter(({ from, to }) => from < to)
          : part,
      ),
    [stretch],
  );

/**
 * The same prices without an overlap: where several apply, the later one in the list wins, and the
 * others are cut. What is left of a rule may be none, or several rules.
 */
export const laterWins = (rules: readonly PriceRule[]): PriceRule[] =>
  rules.flatMap((rule, index) => {
    const later = aroundTheWeek(rules.slice(index + 1).flatMap(stretchesOf));
    const own = stretchesOf(rule);
    if (!own.some((stretch) => later.some((other) => overlap(stretch, other)))) return rule;
    return rulesOf(
      own.flatMap((stretch) => without(stretch, later)),
      rule.pricePerHour,
    );
  });

/** Stretches with the same times on several days become one rule. */
function rulesOf(stretches: readonly Stretch[], pricePerHour: number): PriceRule[] {
  const rules = new Map<string, PriceRule>();
  for (const { from, to } of stretches) {
    const day = Math.floor(from / DAY_MINUTES);
    const period = { from: timeText(from), to: timeText(to) };
    const key = `${period.from} ${period.to}`;
    const days = rules.get(key)?.weekdays ?? [];
    const weekday: Weekday = weekdays[((day % 7) + 7) % 7] ?? 1;
    rules.set(key, { weekdays: [...days, weekday].sort(), period, pricePerHour });
  }
  return [...rules.values()];
}

/** Which earlier rules a rule overrules somewhere: their indexes. */
export const overruledBy = (rules: readonly (PriceRule | null)[], index: number): number[] => {
  const rule = rules[index];
  if (!rule) return [];
  const own = aroundTheWeek(stretchesOf(rule));
  return rules.slice(0, index).flatMap((other, at) => {
    const isHit = other && stretchesOf(other).some((one) => own.some((two) => overlap(one, two)));
    return isHit ? [at] : [];
  });
};
