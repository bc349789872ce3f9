/** A text as names are compared, as the database compares those of teams: without case, accents and umlauts. */
export const folded = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ss', 's')
    .replace(/([aou])e/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();

const ROMAN: Readonly<Record<string, string>> = { i: '1', ii: '2', iii: '3', iv: '4', v: '5' };

/**
 * More loosely: without signs, the order of words and what clubs have in their names, and with the number of a second
 * team as a digit.
 */
export const loose = (name: string): string => {
  const words = folded(name)
    .replace(/\be\.?\s?v\.?(?=\s|$)/g, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !/^(dc|dsc|sc|dart|darts|club|team)$/.test(word))
    .map((word) => ROMAN[word] ?? word);
  // a first team is often called like its club
  const all = words.length > 1 && words.at(-1) === '1' ? words.slice(0, -1) : words;
  return all.toSorted().join(' ');
};

type Found<T> =
  | { kind: 'one'; one: T }
  /** with one that is called similarly, if there is just one */
  | { kind: 'none'; closest: T | undefined }
  | { kind: 'many'; all: readonly T[] };

export interface Directory<T> {
  /** who is called so, else who is called nearly so */
  find: (name: string) => Found<T>;
  /** only who is called so */
  exactly: (name: string) => Found<T>;
}

export function directoryOf<T extends { name: string }>(all: readonly T[]): Directory<T> {
  const exact = Map.groupBy(all, ({ name }) => folded(name));
  const near = Map.groupBy(all, ({ name }) => loose(name));
  const exactly = (name: string) => foundOf(exact.get(folded(name)) ?? []);
  return {
    exactly,
    find(name) {
      const known = exactly(name);
      const key = loose(name);
      if (known.kind !== 'none' || key === '') return known;
      const found = foundOf(near.get(key) ?? []);
      if (found.kind !== 'none') return found;
      const parts = all.filter((one) => isPartOf(key, loose(one.name)));
      return parts.length > 1 ? { kind: 'many', all: parts } : { kind: 'none', closest: parts[0] };
    },
  };
}

function foundOf<T>(found: readonly T[]): Found<T> {
  const [one, ...others] = found;
  if (!one) return { kind: 'none', closest: undefined };
  return others.length === 0 ? { kind: 'one', one } : { kind: 'many', all: found };
}

/** Whether all words of one are words of the other, which has more. */
const isPartOf = (a: string, b: string): boolean => {
  const [some, all] = [a.split(' '), b.split(' ')].toSorted((x, y) => x.length - y.length);
  return some?.every((word) => word.length > 1 && all?.includes(word)) ?? false;
};
