import type { seedings } from '@oche/validators/tournaments/course-limits';
import type {
  DrawOutput,
  TournamentEntry,
  TournamentOutput,
} from '@oche/validators/tournaments/schemas';
import { useState } from 'react';

type Kind = TournamentOutput['tournamentType'];

/** What can be chosen by a number, for each kind of tournament. */
export const NUMBERS = {
  single_elimination: [],
  double_elimination: [],
  round_robin: [],
  groups: ['groups', 'perGroup'],
  swiss: ['rounds'],
} as const satisfies Record<Kind, readonly string[]>;

/** What is played or not, for each kind of tournament. */
export const FLAGS = {
  single_elimination: ['thirdPlace'],
  double_elimination: ['reset'],
  round_robin: ['twice'],
  groups: ['thirdPlace'],
  swiss: [],
} as const satisfies Record<Kind, readonly string[]>;

const FIRST = {
  seeding: 'drawn' as (typeof seedings)[number],
  seeded: '4',
  thirdPlace: false,
  reset: true,
  twice: false,
  /** null: of about four, as many as that takes */
  groups: null as string | null,
  perGroup: '2',
  rounds: '',
  seed: '',
  keepsClubsApart: false,
  /** by hand: entries in the order of their seeding */
  order: [] as readonly number[],
  /** the letters of those who are kept apart */
  apart: new Map() as ReadonlyMap<number, string>,
};
export type DrawChoice = typeof FIRST;

/** Somebody who draws again has chosen most of it already: only the number that decides is a new one. */
export function choiceAfter(last: DrawOutput | undefined): DrawChoice {
  if (!last) return FIRST;
  const { seeding, seeded, options, entrants } = last;
  const letters = [...new Set(entrants.flatMap(({ apart }) => apart ?? []))];
  const textOf = <Otherwise>(value: number | undefined, otherwise: Otherwise) =>
    value?.toString() ?? otherwise;
  return {
    ...FIRST,
    seeding,
    seeded: seeded > 0 ? String(seeded) : FIRST.seeded,
    thirdPlace: options.thirdPlace ?? FIRST.thirdPlace,
    reset: options.reset ?? FIRST.reset,
    twice: options.twice ?? FIRST.twice,
    groups: textOf(options.groups, FIRST.groups),
    perGroup: textOf(options.perGroup, FIRST.perGroup),
    rounds: textOf(options.rounds, FIRST.rounds),
    order: seeding === 'hand' ? entrants.map(({ id }) => id) : [],
    apart: new Map(
      entrants.flatMap(({ id, apart }) =>
        apart === null ? [] : [[id, String.fromCharCode(65 + letters.indexOf(apart))] as const],
      ),
    ),
  };
}

export function useDrawChoice(last: DrawOutput | undefined) {
  const [choice, setChoice] = useState(() => choiceAfter(last));
  const choose = (values: Partial<DrawChoice>) => setChoice((before) => ({ ...before, ...values }));
  return { choice, choose };
}

/**
 * Those who are drawn, in the order that was chosen; entries that aren't in it yet follow by their seeds, then as they
 * came.
 */
export function inOrder(
  entries: readonly TournamentEntry[],
  order: readonly number[],
): TournamentEntry[] {
  const places = new Map(order.map((id, place) => [id, place]));
  const last = Number.MAX_SAFE_INTEGER;
  return entries.toSorted(
    (a, b) =>
      (places.get(a.id) ?? last) - (places.get(b.id) ?? last) ||
      (a.seed ?? last) - (b.seed ?? last) ||
      a.number - b.number,
  );
}

export type DrawInput = ReturnType<typeof drawInputOf>;

/** What is asked of the server: options of other kinds of tournaments stay away. */
export function drawInputOf(
  id: number,
  kind: Kind,
  choice: DrawChoice,
  field: readonly { id: number }[],
) {
  const { seeding, seeded, seed, apart, keepsClubsApart } = choice;
  const numbers = NUMBERS[kind].flatMap((name) =>
    !choice[name]?.trim() ? [] : [[name, Number(choice[name])] as const],
  );
  const flags = FLAGS[kind].map((name) => [name, choice[name]] as const);
  const ids = field.map((entry) => entry.id);
  const together = Map.groupBy(
    ids.filter((entry) => apart.has(entry)),
    (entry) => apart.get(entry),
  );
  return {
    id,
    seeding,
    seeded: seeding === 'drawn' ? 0 : Number(seeded),
    order: seeding === 'hand' ? ids : [],
    // nobody meets nobody: one alone is not kept apart
    apart: [...together.values()].filter((entries) => entries.length > 1),
    keepsClubsApart,
    options: Object.fromEntries([...numbers, ...flags]),
    seed: seed.trim() || undefined,
  };
}
