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
  'login, visitor': { scripts: 266, requests: 38 },
  'lounges, visitor': { scripts: 267, requests: 48 },
  'forum, visitor': { scripts: 240, requests: 39 },
  'subforum, visitor': { scripts: 240, requests: 39 },
  'thread, visitor': { scripts: 280, requests: 51 },
  'a lounge, visitor': { scripts: 278, requests: 57 },
  'a tournament, visitor': { scripts: 329, requests: 63 },
  'marketplace, visitor': { scripts: 267, requests: 61 },
  'an ad, visitor': { scripts: 267, requests: 58 },
  'a live game, visitor': { scripts: 310, requests: 59 },
  'home, member': { scripts: 337, requests: 91 },
  'lounges, member': { scripts: 277, requests: 57 },
  'tournaments, member': { scripts: 296, requests: 55 },
  'forum, member': { scripts: 257, requests: 54 },
  'subforum, member': { scripts: 258, requests: 54, shift: 0.06 },
  'thread, member': { scripts: 314, requests: 70 },
  'a lounge, member': { scripts: 290, requests: 69 },
  'a tournament, member': { scripts: 334, requests: 69 },
  'marketplace, member': { scripts: 279, requests: 71 },
  'an ad, member': { scripts: 276, requests: 66 },
  'a live game, member': { scripts: 315, requests: 66 },
  'messages, member': { requests: 47 },
  'a conversation, member': { scripts: 273, requests: 55 },
  'a deal, member': { scripts: 270, requests: 54 },
  'own profile, member': { scripts: 339, requests: 83 },
  'the scorer, member': { scripts: 261, requests: 41 },
  "an owner's calendar, member": { scripts: 282, requests: 57 },
  "the moderators' queue, member": { scripts: 269, requests: 45 },
  'admin, member': { scripts: 258, requests: 43 },
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
