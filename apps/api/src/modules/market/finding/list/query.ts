import { bitsOf, type ListName, listNames } from '../terms/bits.ts';
import { cellsAround } from '../terms/cells.ts';
import { type Range, steps } from '../terms/ranges.ts';
import { anyOf } from '../terms/terms.ts';
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

/** The kins that things have to be of, if these are few; null if there are many, or any will do. */
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
  return isFew ? kins.map((kin) => `${category}/${kin}`) : null;
}

/** How a wish is looked up where it is rare. */
export interface LookUp {
  /**
   * Terms and words that all of it has, and as little else as possible; as text of the type tsquery. What is common
   * is left out where there is something rare: everything is compared once more when an ad is found.
   */
  query: string;
  /** how many of its filters leave few ads each */
  rareParts: number;
  /** kins that it has to be of, and cells of the fine grid that it has to be in; null if there are many or any */
  kins: string[] | null;
  cells: number[] | null;
}

export function lookUpOf(
  wish: Wish,
  { weight, tungsten, fits }: { weight: Range | null; tungsten: Range | null; fits: string },
): LookUp {
  const kins = kinsOf(wish, weight);
  const chosen = (isWanted: (list: ListName) => boolean) =>
    listNames.flatMap((list) => {
      const values = wish.choices[list] ?? [];
      return values.length > 0 && isWanted(list) ? [bitsOf(list, values).map(String)] : [];
    });
  const shares = tungsten ? [steps(tungsten, 5).map((step) => `t${step}`)] : [];
  const rare = [...chosen((list) => !COMMON.includes(list)), ...shares];
  const alone = (parts: readonly string[]) => anyOf(parts.map((part) => `+${part}`));
  const ofKin = (kin: string) =>
    rare.length > 0
      ? rare.map((parts) => anyOf(parts.map((part) => `+k${kin}/${part}`))).join(' & ')
      : anyOf([`+k${kin}`]);
  const parts = [
    ...(kins ? [`(${kins.map((kin) => `(${ofKin(kin)})`).join(' | ')})`] : rare.map(alone)),
    ...(weight && !kins ? [anyOf(steps(weight, 10).map((gram) => `+w${gram}`))] : []),
    ...(wish.wearTo ? [anyOf(steps([1, wish.wearTo], 1).map((step) => `+r${step}`))] : []),
    ...wish.terms.map((term) => anyOf([term])),
    ...(fits ? [fits] : []),
    ...(wish.words ? [`(${wish.words})`] : []),
  ];
  const cells = wish.circle ? cellsAround(wish.circle.middle, wish.circle.radius) : null;
  // looking up many cells beside what is rare anyway takes longer than comparing distances
  if (cells && parts.length < 2) parts.push(anyOf(cells));
  const common = chosen((list) => COMMON.includes(list)).map(alone);
  return {
    query: (parts.length > 0 ? parts : common).join(' & '),
    rareParts: parts.length,
    kins,
    cells: cells && numbersOf(cells),
  };
}

/** Of the fine grid; null for the coarse one. */
const numbersOf = (cells: readonly string[]): number[] | null =>
  cells[0]?.startsWith('+g') ? cells.map((cell) => Number(cell.slice(2))) : null;
