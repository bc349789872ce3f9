import type { TournamentEntry } from '@oche/validators/tournaments/schemas';

export const SHOWN = ['all', 'missing', 'unpaid', 'waiting', 'gone'] as const;
export type Shown = (typeof SHOWN)[number];

export interface Entries {
  registered: readonly TournamentEntry[];
  waiting: readonly TournamentEntry[];
  left: readonly TournamentEntry[];
}

/** Who is shown: all are those with a seat, and below them those who wait. */
export function shownOf(
  { registered, waiting, left }: Entries,
  shown: Shown,
): readonly TournamentEntry[] {
  if (shown === 'missing') return registered.filter(({ isCheckedIn }) => !isCheckedIn);
  if (shown === 'unpaid') return registered.filter(({ isPaid }) => !isPaid);
  if (shown === 'waiting') return waiting;
  return shown === 'gone' ? left : [...registered, ...waiting];
}

/** Letters without accents and in small, as names are typed in a hurry. */
const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss').toLocaleLowerCase('de');

/** Whether every word that was typed is in the entry's name, or in those of its players. */
export function matches({ name, players }: TournamentEntry, needle: string): boolean {
  const people = players.map(({ person, guestName }) =>
    person ? `${person.firstName} ${person.lastName} ${person.username}` : guestName,
  );
  const text = folded([name, ...people].join(' '));
  return folded(needle)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
