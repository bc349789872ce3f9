import { bitsOf, type ListName, listNames } from './bits.ts';
import { cellsAround } from './cells.ts';
import { type Range, steps } from './ranges.ts';
import { anyOf } from './terms.ts';
import type { Wish } from './wish.ts';

/** Lists whose values most ads have, so that looking them up is worth nothing beside others. */
const COMMON: readonly ListName[] = ['intent', 'category', 'sellerType', 'delivery', 'tip'];
/** The list that tells the kin of things of a category. */
const kinLists = {
  shafts: 'shaftLength',
  flights: 'flightShape',
  boards: 'boardSegments',
} as const;
/** More kins, as of a wide range of weights, would make the query too long. */
const KINS_MAX = 5;

/** The kins of which things have to be, if it is told by few; null if there are many or any. */
function kinsOf({ choices }: Wish, weight: Range | null): string[] | null {
  const [category, ...others] = choices.category ?? [];
  if (category === undefined || others.length > 0) return null;
  const kins =
    category === 'darts'
      ? (choices.tip ?? []).flatMap((tip) =>
          weight ? steps(weight, 10).map((gram) => `${tip}/${gram}`) : [],
        )
      : category in kinLists
        ? (choices[kinLists[category as keyof typeof kinLists]] ?? [])
        : [];
  const isFew = kins.length > 0 && kins.length <= KINS_MAX;
  return isFew ? kins.map((kin) => `+k${category}/${kin}`) : null;
}

/**
 * What has all that is wanted, and as few other ads as possible: everything is compared once more when an ad is
 * found. What is common is left out where there is something rare.
 */
export function queryOf(
  wish: Wish,
  { weight, tungsten, fits }: { weight: Range | null; tungsten: Range | null; fits: string },
): string {
  const kins = kinsOf(wish, weight);
  const chosen = (isWanted: (list: ListName) => boolean) =>
    listNames.flatMap((list) => {
      const values = wish.choices[list] ?? [];
      return values.length > 0 && isWanted(list) ? [bitsOf(list, values).map(String)] : [];
    });
  const cells = wish.circle
    ? [cellsAround(wish.circle.middle, wish.circle.radius).map((cell) => cell.slice(1))]
    : [];
  const shares = tungsten ? [steps(tungsten, 5).map((step) => `t${step}`)] : [];
  const rare = [...chosen((list) => !COMMON.includes(list)), ...shares, ...cells];
  const alone = (parts: readonly string[]) => anyOf(parts.map((part) => `+${part}`));
  const ofKin = (kin: string) =>
    rare.length > 0
      ? rare.map((parts) => anyOf(parts.map((part) => `${kin}/${part}`))).join(' & ')
      : anyOf([kin]);
  const told = kins
    ? [`(${kins.map((kin) => `(${ofKin(kin)})`).join(' | ')})`]
    : [
        ...rare.map(alone),
        ...(weight ? [anyOf(steps(weight, 10).map((gram) => `+w${gram}`))] : []),
      ];
  const parts = [
    ...told,
    ...(wish.wearTo ? [anyOf(steps([1, wish.wearTo], 1).map((step) => `+r${step}`))] : []),
    ...wish.terms.map((term) => anyOf([term])),
    ...(fits ? [fits] : []),
    ...(wish.words ? [`(${wish.words})`] : []),
  ];
  return (parts.length > 0 ? parts : chosen((list) => COMMON.includes(list)).map(alone)).join(
    ' & ',
  );
}
