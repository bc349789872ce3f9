import * as z from 'zod/mini';
import { id } from '../common.ts';
import { IMPORT_TEXT_MAX, importKinds } from './limits.ts';

/** Teams, squads, fixtures, results and sheets that a league has elsewhere, as CSV with a line of titles. */
const fields = {
  seasonId: id,
  kind: z.enum(importKinds, 'invalid'),
  csv: z.string('required').check(
    z.refine((value) => value.trim() !== '', 'required'),
    z.maxLength(IMPORT_TEXT_MAX, 'tooLong'),
    z.refine((value) => !value.includes('\u0000') && value.isWellFormed(), 'invalidCharacters'),
  ),
  /** fixtures: those of the divisions in the file that it doesn't have go; only before the season begins */
  replace: z._default(z.boolean(), false),
};
export const previewImportInput = z.object(fields);
export const applyImportInput = z.object({
  ...fields,
  /** what the preview was made on: if something else would happen by now, nothing does */
  ground: z.string('required').check(z.minLength(1, 'required'), z.maxLength(100, 'invalid')),
});

/** What a column means; what else a file has is left alone. */
export const importFields = [
  'division',
  'team',
  'weekday',
  'time',
  'venue',
  'name',
  'firstName',
  'lastName',
  'username',
  'round',
  'date',
  'home',
  'away',
  'result',
  'gamesHome',
  'gamesAway',
  'legs',
  'legsHome',
  'legsAway',
  'points',
  'pointsHome',
  'pointsAway',
  'game',
  'homePlayers',
  'awayPlayers',
] as const;
export type ImportField = (typeof importFields)[number];

/** Why a line is left out. */
export const importConflicts = [
  // any
  'cellMissing',
  'cellUnreadable',
  'tooLong',
  'twice',
  'teamUnknown',
  'teamAmbiguous',
  'divisionUnknown',
  'divisionMissing',
  'teamWithdrawn',
  'seasonRuns',
  // teams
  'divisionFull',
  // squads
  'memberUnknown',
  'playerElsewhere',
  'playerAmbiguous',
  'squadFull',
  // fixtures
  'sameTeam',
  'otherDivisions',
  'dateOutside',
  'teamTwiceOnDay',
  'teamTwiceInRound',
  'fixtureTwice',
  'fixtureReversed',
  'fixtureUnknown',
  'fixtureAmbiguous',
  'fixtureBegun',
  'fixturesPlayed',
  // results
  'seasonNotRunning',
  'resultImpossible',
  'resultDiffers',
  'isPlayed',
  'annulled',
  // games of a sheet
  'gameUnknown',
  'gameNotPlayed',
  'playersWrong',
  'playerUnknown',
  'playerNotRegistered',
  'playerSameName',
  'playerTwice',
  'noSubstitutes',
  'stayedOut',
  'goneLater',
  'legsImpossible',
  'sheetIncomplete',
  'sheetDiffers',
  'fixtureDecided',
] as const;
export type ImportConflict = (typeof importConflicts)[number];

export const importLineOutput = z.object({
  /** in the file, from 1 on; a sheet of several lines is told at its first one, and what is in its way at its own */
  line: z.number(),
  /** what it is about, as it is read: a team, a player, a pairing */
  title: z.string(),
  state: z.enum(['new', 'changed', 'unchanged', 'conflict']),
  /** what it says, or what becomes of what is there; `from` is null for what is new */
  changes: z.array(
    z.object({
      field: z.enum(importFields),
      from: z.nullable(z.string()),
      to: z.nullable(z.string()),
    }),
  ),
  conflict: z.nullable(
    z.object({
      key: z.enum(importConflicts),
      field: z.nullable(z.enum(importFields)),
      /** what stands in the file, or in the league, and is in the way */
      value: z.nullable(z.string()),
      /** another line that it doesn't go with */
      line: z.nullable(z.number()),
    }),
  ),
});
export type ImportLine = z.infer<typeof importLineOutput>;

export const importPreviewOutput = z.object({
  ground: z.string(),
  /** of the league: dates are told as ISO times */
  timeZone: z.string(),
  /** the file's titles, and what they are taken for */
  columns: z.array(z.object({ title: z.string(), field: z.nullable(z.enum(importFields)) })),
  /** columns that it can't do without, of which none was found */
  missing: z.array(z.enum(importFields)),
  lines: z.array(importLineOutput),
  /** fixtures that go because the file doesn't have them */
  removed: z.array(z.string()),
  /** divisions whose list of fixtures has to be made anew, as other teams play there */
  listsLost: z.array(z.string()),
});
export type ImportPreview = z.infer<typeof importPreviewOutput>;

export const importedOutput = z.object({
  created: z.number(),
  changed: z.number(),
  removed: z.number(),
  /** lines that were left out */
  skipped: z.number(),
});
