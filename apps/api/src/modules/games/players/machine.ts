import { averageOfLevel, levelOfAverage } from '@oche/darts/machines/levels';
import {
  type knownMachine,
  machineAverages,
  type startGameInput,
} from '@oche/validators/games/schemas';
import type { z } from 'zod';
import { AppError } from '../../../lib/errors.ts';

type Player = z.output<typeof startGameInput>['sides'][number][number];

/** Under which name a machine plays; it is the same in all languages. */
export const MACHINE_NAME = 'Computer';

/**
 * What a machine averages that was asked for.
 * @param averageOf finds what a friend averages
 * @throws AppError FRIEND_WITHOUT_AVERAGE
 */
export async function averageAsked(
  { machine }: Extract<Player, { machine: unknown }>,
  averageOf: (friendId: string) => Promise<number | undefined>,
): Promise<number> {
  if ('level' in machine) return averageOfLevel(machine.level);
  if ('average' in machine) return machine.average;
  const average = await averageOf(machine.friend);
  if (average === undefined) throw new AppError('FRIEND_WITHOUT_AVERAGE');
  const { min, max } = machineAverages;
  return Math.min(max, Math.max(min, Math.round(average)));
}

const MONTHS = 3;

/** Since when games say how a friend plays now. */
export function threeMonthsBefore(now: Date): Date {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - MONTHS);
  return since;
}

/** As it is shown to everybody: without its seed. */
export const toMachine = (average: number): z.output<typeof knownMachine> => ({
  level: levelOfAverage(average) ?? null,
  average,
});
