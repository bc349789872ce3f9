import type { seedings } from '@oche/validators/tournament-course-limits';
import type { TournamentOutput } from '@oche/validators/tournaments';
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
  groups: '2',
  perGroup: '2',
  rounds: '',
  seed: '',
};
type Choice = typeof FIRST;

export function useDrawChoice() {
  const [choice, setChoice] = useState(FIRST);
  const choose = (values: Partial<Choice>) => setChoice({ ...choice, ...values });
  return { choice, choose };
}

/** What is asked of the server: options of other kinds of tournaments stay away. */
export function drawInputOf(id: number, kind: Kind, choice: Choice) {
  const { seeding, seeded, seed } = choice;
  const numbers = NUMBERS[kind].flatMap((name) =>
    choice[name].trim() === '' ? [] : [[name, Number(choice[name])] as const],
  );
  const flags = FLAGS[kind].map((name) => [name, choice[name]] as const);
  return {
    id,
    seeding,
    seeded: seeding === 'drawn' ? 0 : Number(seeded),
    options: Object.fromEntries([...numbers, ...flags]),
    seed: seed.trim() || undefined,
  };
}
