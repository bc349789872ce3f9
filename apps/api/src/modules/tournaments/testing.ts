import type { createTournamentInput, TournamentOutput } from '@oche/validators/tournaments/schemas';
import type { z } from 'zod';
import type { TestApi, TestMember } from '../../testing/index.ts';

/** A Monday, years ahead, so that no job for later becomes due during a test. */
export const NOW = '2031-03-03T09:00:00.000Z';

/** On a day of that March; Cologne's clock is an hour ahead of UTC. */
export const at = (day: number, hour = 19): string =>
  new Date(Date.UTC(2031, 2, day, hour - 1)).toISOString();

type Wish = z.input<typeof createTournamentInput>;

/** On Friday at 19:00, with registration until Thursday evening, unless told otherwise. */
export const aTournament = (wish: Partial<Wish> = {}): Wish => ({
  name: 'Freitagscup',
  startDate: at(7),
  registrationDeadline: at(6, 22),
  ...wish,
});

export const createTournament = (
  api: TestApi,
  member: TestMember,
  wish: Partial<Wish> = {},
): Promise<TournamentOutput> => api.callerFor(member).tournaments.create(aTournament(wish));

/** Guests with a seat, so that there is somebody to draw. */
export async function enterGuests(
  api: TestApi,
  organiser: TestMember,
  id: number,
  names: readonly string[] = ['Gustav', 'Udo'],
): Promise<void> {
  const { entries } = api.callerFor(organiser).tournaments;
  for (const guestName of names) await entries.add({ id, players: [{ guestName }] });
}
