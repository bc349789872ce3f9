import * as z from 'zod/mini';
import { dateTime, line, moment } from '../common.ts';
import { decidedFormat, gameEntry, gameFormat, gameRules } from './schemas.ts';

/** Entries of one game that a device hands over; the longest matches of a board take about a thousand. */
const ENTRIES_MAX = 3000;
const TEAM_MAX = 4;

/** What a device has made for a game of its own, and nobody else knows: 256 random bits in hex. */
export const deviceSecret = z.string('required').check(z.regex(/^[0-9a-f]{64}$/, 'invalid'));

const names = z
  .array(line({ max: 60 }))
  .check(z.minLength(1, 'required'), z.maxLength(TEAM_MAX, 'tooLarge'));

/** A game that was scored without an account: who plays are names, the first of them is the device's owner. */
export const deviceGame = z.object({
  secret: deviceSecret,
  rules: gameRules,
  format: decidedFormat,
  sides: z.array(names).check(z.minLength(1, 'required'), z.maxLength(2, 'tooLarge')),
  /** the side that began; null when they threw for the bull */
  first: z.nullable(z.union([z.literal(0), z.literal(1)])),
  entries: z.array(gameEntry).check(z.maxLength(ENTRIES_MAX, 'tooLarge')),
});

export const claimDeviceGameInput = z.extend(deviceGame, {
  startedAt: moment,
  finishedAt: moment,
});
export const claimDeviceGameOutput = z.object({ gameId: z.number() });

/** Entries of a game that is shown; the house keeps it for nobody, so it may not be of any length. */
const SHOWN_MAX = 600;
const shownEntries = z.array(gameEntry).check(z.maxLength(SHOWN_MAX, 'tooLarge'));

export const showDeviceGameInput = z.extend(deviceGame, { entries: shownEntries });
export const showDeviceGameOutput = z.object({ path: z.string(), qr: z.string() });

/** Sent after each visit: all of it, so that nothing has to be made up for. */
export const updateShownInput = z.object({ secret: deviceSecret, entries: shownEntries });
export const hideShownInput = z.object({ secret: deviceSecret });

export const shownGameInput = z.object({
  token: z.string('required').check(z.minLength(20, 'invalid'), z.maxLength(100, 'invalid')),
});
export const shownGameOutput = z.object({
  rules: gameRules,
  format: gameFormat,
  sides: z.array(z.array(z.string())),
  first: z.nullable(z.number()),
  entries: z.readonly(z.array(gameEntry)),
  winnerSide: z.nullable(z.number()),
  shownAt: dateTime,
});
