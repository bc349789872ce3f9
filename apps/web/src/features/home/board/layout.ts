import type { HomeLayout } from '@oche/validators/home/schemas';
import type { ReactNode } from 'react';

/** A card of a board; another domain may render it. */
export interface HomeCard {
  /** small letters; layouts are stored by it */
  id: string;
  title: string;
  /** the way to all of it, or a number; beside the title */
  action?: ReactNode;
  node: ReactNode;
  /** what is new in it, in a word or two */
  news?: string;
  /** a line that opens, as it is large and seldom new */
  isFolded?: boolean;
  /** it stands there only for whoever has asked for it, as long as it has no news */
  isQuiet?: boolean;
  /** it has nothing to show now, and stays away */
  isEmpty?: boolean;
  /** about how tall it is, so that the columns end at about the same height; default: 2 */
  weight?: number;
}

interface Arranged {
  shown: readonly HomeCard[];
  hidden: readonly HomeCard[];
}

/**
 * Cards as a member has arranged them. A card that the layout doesn't know is new: it goes where the page has it, after
 * the card that comes before it there; cards that the page no longer has are left out.
 */
export function arranged(cards: readonly HomeCard[], layout: HomeLayout | null): Arranged {
  if (!layout) return { shown: cards, hidden: [] };
  const byId = new Map(cards.map((card) => [card.id, card]));
  const known = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);
  const shown = known(layout.shown);
  const hidden = known(layout.hidden);
  const listed = new Set([...shown, ...hidden]);
  for (const [index, card] of cards.entries()) {
    if (listed.has(card)) continue;
    const before = cards[index - 1];
    const place = before ? shown.indexOf(before) + 1 : 0;
    shown.splice(place === 0 && index > 0 ? shown.length : place, 0, card);
  }
  return { shown, hidden };
}

export const layoutOf = ({ shown, hidden }: Arranged): HomeLayout => ({
  shown: shown.map(({ id }) => id),
  hidden: hidden.map(({ id }) => id),
});

/** The cards before anybody has arranged them: those that have news. */
export const firstLayout = (cards: readonly HomeCard[]): HomeLayout =>
  layoutOf({
    shown: cards.filter(({ isQuiet }) => !isQuiet),
    hidden: cards.filter(({ isQuiet }) => isQuiet),
  });

const weightOf = ({ weight = 2 }: { weight?: number }) => weight;

/** Large ones begin the columns, and small ones fill them up. */
export const heaviestFirst = <T extends { weight?: number }>(cards: readonly T[]): readonly T[] =>
  [...cards].sort((a, b) => weightOf(b) - weightOf(a));

/** Cards in columns, each where there is most room: the first ones stand on top, one beside the other. */
export function columnsOf<T extends { weight?: number }>(
  cards: readonly T[],
  count: number,
): T[][] {
  const columns = Array.from({ length: count }, () => ({ cards: [] as T[], weight: 0 }));
  for (const card of cards) {
    const least = Math.min(...columns.map(({ weight }) => weight));
    const column = columns.find(({ weight }) => weight === least);
    column?.cards.push(card);
    if (column) column.weight += weightOf(card);
  }
  return columns.map((column) => column.cards);
}
