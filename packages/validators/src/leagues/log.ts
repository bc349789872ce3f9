import * as z from 'zod/mini';
import { dateTime, id, page } from '../common.ts';

/** What is noted of who runs a league, and of the rules that act by themselves. */
export const stepKinds = [
  'seasonCreated',
  'seasonChanged',
  'seasonStarted',
  'seasonEnded',
  'seasonMade',
  'listMade',
  'imported',
  'teamWithdrawn',
  'captainNamed',
  'playerConfirmed',
  'playerRefused',
  'moved',
  'moveHanded',
  'cancelled',
  'lineUpFromPaper',
  'lineUpOverridden',
  'confirmedByItself',
  'decided',
  'decisionUndone',
  'lateReport',
  'noShow',
  'lateCancellation',
  'tooFewPlayers',
  'ineligiblePlayer',
  'postponementsExceeded',
  'penaltyImposed',
  'penaltyUndone',
] as const;
export type StepKind = (typeof stepKinds)[number];

export const leagueLogInput = z.extend(page, { id });
export const leagueLogOutput = z.object({
  items: z.array(
    z.object({
      id: z.number(),
      kind: z.enum(stepKinds),
      at: dateTime,
      /** who did it; null: a rule, by itself */
      by: z.nullable(z.string()),
      /** the season or the team that it is about */
      about: z.nullable(z.string()),
      division: z.nullable(z.string()),
      fixture: z.nullable(z.object({ id: z.number(), home: z.string(), away: z.string() })),
      reason: z.nullable(z.string()),
    }),
  ),
  nextCursor: z.nullable(z.string()),
});
export type LeagueLog = z.infer<typeof leagueLogOutput>;
