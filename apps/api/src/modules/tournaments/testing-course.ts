import type { CourseOutput, drawInput } from '@oche/validators/tournaments/schemas';
import type { z } from 'zod';
import type { TestApi, TestMember } from '../../testing/index.ts';
import { createTournament } from './testing.ts';

type Wish = Parameters<typeof createTournament>[2];

type Player = TestMember | { guestName: string };

/** Gives players a seat, in their order. @returns the ids of their entries */
export async function seat(
  api: TestApi,
  organiser: TestMember,
  id: number,
  players: readonly Player[],
): Promise<number[]> {
  const { entries } = api.callerFor(organiser).tournaments;
  const ids: number[] = [];
  for (const player of players) {
    const named = 'id' in player ? { userId: player.id } : { guestName: player.guestName };
    ids.push((await entries.add({ id, players: [named] })).id);
  }
  return ids;
}

export const guests = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ guestName: `Gast ${index + 1}` }));

/** A tournament that is being played: drawn as they stand, the first ones as seeds. */
export async function running(
  api: TestApi,
  organiser: TestMember,
  players: readonly Player[],
  { draw, ...wish }: Wish & { draw?: Partial<z.input<typeof drawInput>> } = {},
): Promise<{ id: number; entries: number[] }> {
  const { id } = await createTournament(api, organiser, { maxParticipants: 64, ...wish });
  const entries = await seat(api, organiser, id, players);
  const { tournaments } = api.callerFor(organiser);
  await tournaments.draw.make({ id, seeding: 'hand', seeded: players.length, ...draw });
  await tournaments.start({ id });
  return { id, entries };
}

/** A match by its key. */
export function matchOf(course: CourseOutput, key: string) {
  const match = course.matches.find(({ plan }) => plan.id === key);
  if (!match || match.id === null) throw new Error(`there is no match ${key}`);
  return { ...match, id: match.id };
}
