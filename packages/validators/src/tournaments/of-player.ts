import * as z from 'zod/mini';
import { dateTime, line, page } from '../common.ts';
import { tournamentStatuses } from './limits.ts';

const USERNAME_MAX = 100;

export const tournamentsOfPlayerInput = z.extend(page, { username: line({ max: USERNAME_MAX }) });

const ofPlayer = z.object({
  id: z.number(),
  name: z.string(),
  status: z.enum(tournamentStatuses),
  startDate: dateTime,
  timeZone: z.string(),
  /** the lounge, or where else it is */
  where: z.nullable(z.string()),
  /** null before the end, and where none was played out */
  place: z.nullable(z.number()),
  /** how many have a place, or a seat before the end */
  participantCount: z.number(),
});
export type TournamentOfPlayer = z.infer<typeof ofPlayer>;

export const tournamentsOfPlayerOutput = z.object({
  /** tournaments won */
  titles: z.number(),
  /** what is next or running, the soonest first; only on the first page */
  next: z.array(ofPlayer),
  /** those that are over, the latest announced first */
  items: z.array(ofPlayer),
  nextCursor: z.nullable(z.string()),
});

/** More tournaments than that are said to be more. */
export const tournamentCountsOutput = z.object({ active: z.number(), upcoming: z.number() });
