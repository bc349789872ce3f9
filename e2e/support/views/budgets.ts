import { keyOf, type Place } from './addresses.ts';
import type { View } from './quiet.ts';

/** What a page may cost until it is quiet. Scripts in kB of 1,000 bytes. */
export interface Budget {
  scripts: number;
  requests: number;
  shift: number;
}

const goals: Record<'visitor' | 'member', Budget> = {
  visitor: { scripts: 190, requests: 20, shift: 0.02 },
  member: { scripts: 230, requests: 30, shift: 0.02 },
};

/**
 * Pages that cost more than their goal, with what they cost when they were written down. A value may only go down:
 * when a page holds its goal, the test asks for the line to be taken out.
 */
const ceilings: Readonly<Record<string, Partial<Budget>>> = {
  // the libraries of forms are 23 kB of it
  'login, visitor': { scripts: 209 },
  // its bracket is 14 kB
  'a tournament, visitor': { scripts: 201 },
  // ten of the requests are pictures of ads
  'marketplace, visitor': { requests: 27 },
  'an ad, visitor': { requests: 23 },
  'marketplace, member': { requests: 33 },
};

export const goalOf = (place: Place): Budget => goals[place.email ? 'member' : 'visitor'];

const costOf = ({ scripts, requests, shift }: View): Budget => ({
  scripts: scripts / 1000,
  requests,
  shift,
});

/** What only just holds may be over it with the next run, in which calls are sent otherwise. */
const CLEARLY = 0.97;

const kinds = ['scripts', 'requests', 'shift'] as const;

/** @returns a line for each number that is over its budget, and for each ceiling that nobody needs any more */
export function findingsOf(place: Place, view: View): string[] {
  const [goal, cost, ceiling] = [goalOf(place), costOf(view), ceilings[keyOf(place)] ?? {}];
  return kinds.flatMap((kind) => {
    const most = ceiling[kind] ?? goal[kind];
    const says = `${keyOf(place)}: ${kind} ${cost[kind].toFixed(kind === 'shift' ? 3 : 0)}`;
    if (cost[kind] > most) return [`${says}, of at most ${most}`];
    // how much moves depends on what is painted first, so a good run alone doesn't show that it holds
    const isClear = kind !== 'shift' && cost[kind] <= goal[kind] * CLEARLY;
    const holds = ceiling[kind] !== undefined && isClear;
    return holds ? [`${says} holds its goal: take out its ceiling of ${most}`] : [];
  });
}
