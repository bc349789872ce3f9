import * as z from 'zod/mini';
import { dateTime, id, idempotencyKey, line, text } from '../common.ts';
import { decidedFormat, throwsFirst } from '../games/schemas.ts';
import {
  DRAW_SEED_MAX,
  drawTieBreaks,
  matchStages,
  matchStatuses,
  resultSources,
  seedings,
} from './course-limits.ts';
import { tournamentStatuses, tournamentTypes } from './limits.ts';

export const whole = (min: number, max: number) =>
  z
    .number('invalidNumber')
    .check(z.int('invalidNumber'), z.minimum(min, 'tooSmall'), z.maximum(max, 'tooLarge'));

export const FIELD_MAX = 512;
const GROUPS_MAX = 128;
const ROUNDS_MAX = 20;

/** What an organiser chooses for the draw; `CourseOptions` of packages/darts says what each means. */
export const drawOptions = z.object({
  thirdPlace: z.optional(z.boolean()),
  allPlaces: z.optional(z.boolean()),
  reset: z.optional(z.boolean()),
  twice: z.optional(z.boolean()),
  groups: z.optional(whole(1, GROUPS_MAX)),
  perGroup: z.optional(whole(1, FIELD_MAX)),
  bestNext: z.optional(whole(0, GROUPS_MAX)),
  rounds: z.optional(whole(1, ROUNDS_MAX)),
  tieBreaks: z.optional(
    z.array(z.enum(drawTieBreaks)).check(
      z.minLength(1, 'required'),
      z.refine((values) => new Set(values).size === values.length, 'invalid'),
    ),
  ),
});

const entryIds = z.array(id).check(z.maxLength(FIELD_MAX, 'tooLarge'));

export const drawInput = z.object({
  id,
  seeding: z._default(z.enum(seedings), 'drawn'),
  /** how many of the best keep their places; all others are drawn. Nobody, where all is drawn */
  seeded: z._default(whole(0, FIELD_MAX), 0),
  /** by hand: entries in the order of their seeding; the others follow as they registered */
  order: z._default(entryIds, []),
  /** those in one list are kept apart until late, e.g. members of a club */
  apart: z._default(z.array(entryIds).check(z.maxLength(FIELD_MAX, 'tooLarge')), []),
  /** the same for all who are in a club together, unless a list names them */
  keepsClubsApart: z._default(z.boolean(), false),
  options: z._default(drawOptions, {}),
  /** what the draw is made of, e.g. the numbers of a lottery; the server takes one by chance */
  seed: z.optional(line({ max: DRAW_SEED_MAX })),
  idempotencyKey,
});

const source = z.union([
  z.object({ seed: z.number() }),
  z.object({ winner: z.string() }),
  z.object({ loser: z.string() }),
  z.object({ qualifier: z.number() }),
  z.literal('bye'),
]);
const places = z.object({ from: z.number(), to: z.number() });

/** A match as packages/darts plans it. */
export const matchPlan = z.object({
  id: z.string(),
  stage: z.enum(matchStages),
  round: z.number(),
  group: z.optional(z.string()),
  sources: z.readonly(z.tuple([source, source])),
  winnerPlaces: z.optional(places),
  loserPlaces: z.optional(places),
  onlyIfSecondWins: z.optional(z.string()),
});

/** Who plays: a member, a guest, a pair or a team. */
export const entrant = z.object({
  id: z.number(),
  /** of a team, or of somebody who plays alone */
  name: z.string(),
  players: z.array(
    z.object({
      /** null for a guest */
      userId: z.nullable(z.string()),
      username: z.nullable(z.string()),
      name: z.string(),
    }),
  ),
  /** among those who kept their places at the draw, from 1 on */
  seed: z.nullable(z.number()),
  /** whether the reader plays there */
  isOwn: z.boolean(),
  hasLeft: z.boolean(),
  /** where they ended */
  place: z.nullable(z.number()),
});
export type Entrant = z.infer<typeof entrant>;

const pair = <Schema extends z.ZodMiniType>(schema: Schema) => z.tuple([schema, schema]);
const score = pair(z.number());

/** A place of a match: who stands there, nobody, or null as long as it isn't known. */
const player = z.nullable(z.union([z.number(), z.literal('nobody')]));

export const matchOutput = z.object({
  /** null in a preview */
  id: z.nullable(z.number()),
  /** as it is called, from 1 on */
  number: z.number(),
  plan: matchPlan,
  players: pair(player),
  status: z.enum(matchStatuses),
  score: z.nullable(score),
  /** null until somebody has won, and for a draw */
  winner: z.nullable(z.number()),
  source: z.nullable(z.enum(resultSources)),
  /** what one side says, as long as that isn't a result */
  said: z.nullable(
    z.object({ side: z.number(), score, reason: z.nullable(z.string()), saidAt: dateTime }),
  ),
  format: decidedFormat,
  gameId: z.nullable(z.number()),
  startedAt: z.nullable(dateTime),
  /** where it was called to, until it is over */
  board: z.nullable(z.string()),
  /** when it will begin, to five minutes; null once it was called */
  expectedAt: z.nullable(dateTime),
  /** what the reader can do with it */
  can: z.object({
    /** score it live */
    start: z.boolean(),
    /** say how it ended */
    report: z.boolean(),
    /** answer what the other side said */
    answer: z.boolean(),
    /** enter, correct or take back its result */
    decide: z.boolean(),
  }),
});
export type MatchOutput = z.infer<typeof matchOutput>;

const tableRow = z.object({
  entrant: z.number(),
  place: z.number(),
  played: z.number(),
  won: z.number(),
  drawn: z.number(),
  lost: z.number(),
  legsWon: z.number(),
  legsLost: z.number(),
  points: z.number(),
});

/** All that is played at a tournament, as it stands. */
export const courseOutput = z.object({
  revision: z.number(),
  kind: z.enum(tournamentTypes),
  status: z.enum(tournamentStatuses),
  entrants: z.array(entrant),
  /** in an order in which each stands behind those it depends on; empty before the draw */
  matches: z.array(matchOutput),
  tables: z.array(
    z.object({
      /** the letter of the group; null where there is only one table */
      group: z.nullable(z.string()),
      rows: z.array(tableRow),
      /** how many of the first go on */
      goOn: z.number(),
    }),
  ),
  /** why the draw doesn't hold for a start any more; null where it does, and once it has begun */
  outdated: z.nullable(
    z.object({
      /** entries that play and were not drawn, and those that were drawn and don't play */
      missing: z.array(z.number()),
      gone: z.array(z.number()),
      /** the tournament is of another kind now */
      isOtherKind: z.boolean(),
    }),
  ),
  /**
   * when it will be over, from boards, formats and the pace of the players; null before the draw, without boards, and
   * after the end
   */
  expectedEnd: z.nullable(dateTime),
});
export type CourseOutput = z.infer<typeof courseOutput>;

/** A draw with everything that is needed to do it again. */
export const drawOutput = z.object({
  kind: z.enum(tournamentTypes),
  seeding: z.enum(seedings),
  seed: z.string(),
  seeded: z.number(),
  options: drawOptions,
  /** entries in the order of their seeding, each with the letter of those whom it is kept apart from */
  entrants: z.array(z.object({ id: z.number(), apart: z.nullable(z.string()) })),
  /** who was drawn to which place */
  places: z.array(z.number()),
});
export type DrawOutput = z.infer<typeof drawOutput>;

export const storedDrawOutput = z.extend(drawOutput, {
  /** how often it was drawn until then */
  number: z.number(),
  drawnAt: dateTime,
});
/** All draws that were made, the last one first: that one holds. */
export const drawListOutput = z.array(storedDrawOutput);
export const drawPreviewOutput = z.object({ draw: drawOutput, course: courseOutput });

const legs = whole(0, 99);
/** With the id of a tournament, a match of another one isn't found. */
const ofMatch = { matchId: id, id: z.optional(id) };
const said = {
  ...ofMatch,
  score: pair(legs),
  /** the entries whose result it is, as the sender saw them: others may stand there by now */
  players: z.optional(pair(id)),
  idempotencyKey,
};
export const reopenMatchInput = z.object({ ...ofMatch, idempotencyKey });
export const startMatchInput = z.object({
  ...ofMatch,
  /** who throws first, or by chance, or by throwing for the bull */
  first: z._default(throwsFirst, 'bull'),
});
export const startedMatchOutput = z.object({ gameId: z.number() });
export const decideResultInput = z.object(said);
/** Null takes the result back. */
export const previewResultInput = z.object({ ...ofMatch, score: z.nullable(said.score) });
export const reportResultInput = z.object(said);
export const answerResultInput = z.object({
  ...ofMatch,
  /** what is answered: it may have been said again meanwhile */
  score: said.score,
  answer: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('confirm') }),
    z.object({ kind: z.literal('dispute'), reason: text({ max: 1000 }) }),
  ]),
});

/** What a change would do, before it is done. */
export const consequencesOutput = z.object({
  /** matches whose results would be gone, or whose players would change while they are played */
  reopened: z.array(
    z.object({
      matchId: z.number(),
      number: z.number(),
      stage: z.enum(matchStages),
      round: z.number(),
      players: pair(z.nullable(z.number())),
      score: z.nullable(score),
    }),
  ),
  /** whether the tournament would go on that was over */
  goesOn: z.boolean(),
});
export type Consequences = z.infer<typeof consequencesOutput>;

export const lateEntryInput = z.object({ id, entryId: id });
/** Whether somebody who wasn't drawn comes, or somebody leaves. */
export const previewEntryInput = z.object({ id, entryId: id, as: z.enum(['late', 'left']) });
/** What that would change, before it is done. */
export const entryChangesOutput = z.object({
  matches: z.array(
    z.object({
      /** null for one that isn't there yet */
      number: z.nullable(z.number()),
      stage: z.enum(matchStages),
      round: z.number(),
      group: z.nullable(z.string()),
      players: pair(player),
      /**
       * `added`: it is played in addition; `filled`: there was a bye; `walkover`: it is decided without
       * play; `moved`: somebody else stands there now; `gone`: it isn't played any more
       */
      change: z.enum(['added', 'filled', 'walkover', 'moved', 'gone']),
    }),
  ),
  before: z.nullable(dateTime),
  after: z.nullable(dateTime),
});
export type EntryChanges = z.infer<typeof entryChangesOutput>;
