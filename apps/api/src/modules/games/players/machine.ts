import { averageOfLevel, levelOfAverage } from '@oche/darts/machines/levels';
import type { knownMachine, startGameInput } from '@oche/validators/games/schemas';
import type { z } from 'zod';

type Player = z.output<typeof startGameInput>['sides'][number][number];

/** Under which name a machine plays; it is the same in all languages. */
export const MACHINE_NAME = 'Computer';

/** What a machine averages that was asked for by level or by average. */
export const averageAsked = ({ machine }: Extract<Player, { machine: unknown }>): number =>
  'level' in machine ? averageOfLevel(machine.level) : machine.average;

/** As it is shown to everybody: without its seed. */
export const toMachine = (average: number): z.output<typeof knownMachine> => ({
  level: levelOfAverage(average) ?? null,
  average,
});
