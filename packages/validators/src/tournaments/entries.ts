import * as z from 'zod/mini';
import { dateTime, id, idempotencyKey, line, page, textId } from '../common.ts';
import { personOutput } from '../people/schemas.ts';
import { entryStatuses, PARTICIPANTS_MAX, TEAM_SIZE_MAX } from './limits.ts';

const ENTRY_NAME_MAX = 60;
const entryName = line({ max: ENTRY_NAME_MAX });

/** A member, or somebody without an account. */
const entrant = z.union([z.object({ userId: textId }), z.object({ guestName: entryName })]);

export const entryFilters = ['registered', 'waiting', 'left', 'unpaid', 'absent'] as const;
export const entryListInput = z.extend(page, {
  id,
  /** `unpaid` and `absent` (not checked in) have a seat; they and `left` are for organisers */
  filter: z._default(z.enum(entryFilters, 'invalid'), 'registered'),
});

const entry = z.object({
  id: z.number(),
  /** the order of registration */
  number: z.number(),
  status: z.enum(entryStatuses),
  /** of the team, or of somebody who plays alone */
  name: z.string(),
  players: z.array(
    z.object({
      position: z.number(),
      /** null for a guest */
      person: z.nullable(personOutput),
      guestName: z.nullable(z.string()),
      /** null without one, and for members whom the reader may not see */
      rating: z.nullable(z.number()),
    }),
  ),
  seed: z.nullable(z.number()),
  registeredAt: dateTime,
  isCheckedIn: z.boolean(),
  /** for organisers; null for everybody else */
  isPaid: z.nullable(z.boolean()),
});
export type TournamentEntry = z.infer<typeof entry>;
export const entryOutput = entry;
export const entryListOutput = z.object({
  items: z.array(entry),
  nextCursor: z.nullable(z.string()),
});

/** What the cash desk has, and what is still to come; of those who have a seat. */
export const cashDeskOutput = z.object({
  /** euro */
  entryFee: z.number(),
  paidCount: z.number(),
  openCount: z.number(),
  paid: z.number(),
  open: z.number(),
});

export const addEntryInput = z.object({
  id,
  players: z
    .array(entrant)
    .check(z.minLength(1, 'required'), z.maxLength(TEAM_SIZE_MAX, 'tooMany')),
  /** of a team */
  name: z.optional(entryName),
  idempotencyKey,
});
const entryId = id;
export const entryInput = z.object({ id, entryId });
export const updateEntryInput = z.object({
  id,
  entryId,
  name: z.nullable(entryName),
  seed: z.nullable(
    z
      .number('invalidNumber')
      .check(
        z.int('invalidNumber'),
        z.minimum(1, 'tooSmall'),
        z.maximum(PARTICIPANTS_MAX, 'tooLarge'),
      ),
  ),
});
export const setCheckedInInput = z.object({ id, entryId, isCheckedIn: z.boolean() });
/** Several at once; null: everybody who has a seat. */
export const setAllCheckedInInput = z.object({
  id,
  entryIds: z._default(
    z.nullable(z.array(entryId).check(z.maxLength(PARTICIPANTS_MAX, 'tooMany'))),
    null,
  ),
  isCheckedIn: z.boolean(),
});
/** Those for whom that was a change. */
export const setAllCheckedInOutput = z.object({ entryIds: z.array(z.number()) });
export const setPaidInput = z.object({ id, entryId, isPaid: z.boolean() });
export const removeEntryInput = z.object({
  id,
  entryId,
  as: z._default(z.enum(['withdrawn', 'no_show'], 'invalid'), 'withdrawn'),
});
export const releaseNoShowsOutput = z.object({ released: z.number(), movedUp: z.number() });

const IMPORT_LENGTH_MAX = 200_000;
export const importEntriesInput = z.object({
  id,
  csv: z.string('required').check(
    z.minLength(1, 'required'),
    z.maxLength(IMPORT_LENGTH_MAX, 'tooLong'),
    z.refine((csv) => !csv.includes('\u0000') && csv.isWellFormed(), 'invalidCharacters'),
  ),
});
/** What is wrong with a line of a file. */
export const importProblems = [
  'noName',
  'nameTooLong',
  'unknownMember',
  'twice',
  'alreadyEntered',
  'teamSize',
  'seed',
  'seedTaken',
] as const;
export const importPreviewOutput = z.object({
  lines: z.array(
    z.object({
      /** in the file, from 1 on */
      line: z.number(),
      name: z.string(),
      players: z.array(z.object({ name: z.string(), isMember: z.boolean() })),
      seed: z.nullable(z.number()),
      isPaid: z.boolean(),
      problem: z.nullable(z.enum(importProblems)),
    }),
  ),
  /** how many can be entered, and how many of them only wait */
  entered: z.number(),
  waiting: z.number(),
});
export type ImportPreview = z.infer<typeof importPreviewOutput>;
export const importOutput = z.object({ entered: z.number(), waiting: z.number() });

/** A tournament's page, and its address as a QR code (SVG). */
export const checkInCodeOutput = z.object({ path: z.string(), qr: z.string() });
