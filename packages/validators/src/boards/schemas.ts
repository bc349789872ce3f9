import * as z from 'zod/mini';
import { dateTime, id } from '../common.ts';
import { gameFormat, throwsFirst } from '../games/schemas.ts';

/** The secret in the link of a tablet, and one that the device has made for itself. */
export const pairTabletInput = z.object({
  token: z.string().check(z.regex(/^[\w-]{43}$/, 'invalid')),
  device: z.string().check(z.regex(/^[\da-f]{32}$/, 'invalid')),
});

/** The six digits beside the link, as they are read from a screen: with a space or without. */
export const pairByCodeInput = z.object({
  code: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => text.replace(/\s/gu, '')),
    ),
    z.string().check(z.regex(/^\d{6}$/, 'invalidCode')),
  ),
  device: pairTabletInput.shape.device,
});

/** What is typed of it. */
export const pairByCodeForm = z.pick(pairByCodeInput, { code: true });

/** Shown once: only hashes of link and code are stored. */
export const tabletLinkOutput = z.object({
  path: z.string(),
  /** the whole address as a QR code, in SVG */
  qr: z.string(),
  /** six digits that do the same */
  code: z.string(),
  codeUntil: dateTime,
});

export type TabletLink = z.infer<typeof tabletLinkOutput>;

export const tabletListOutput = z.array(
  z.object({
    boardId: z.number(),
    createdAt: dateTime,
    /** when the tablet was there last; null before it has opened the link */
    seenAt: z.nullable(dateTime),
  }),
);
export type TabletListOutput = z.infer<typeof tabletListOutput>;

/** Before the first match a tablet waits; when all is played, or called off, its right has ended. */
export const boardEventStatuses = ['upcoming', 'active'] as const;
export type BoardEventStatus = (typeof boardEventStatuses)[number];

const names = z.tuple([z.string(), z.string()]);

/** What the tablet of a board shows. */
export const atBoardOutput = z.object({
  /** tells two tablets apart that one browser was, and says nothing of the secret */
  key: z.string(),
  revision: z.number(),
  /** what is played there; its kind says of which domain it is, and its id is that domain's */
  event: z.object({
    kind: z.string(),
    id: z.number(),
    name: z.string(),
    status: z.enum(boardEventStatuses),
  }),
  board: z.object({ id: z.number(), name: z.string() }),
  /** what is called to this board */
  match: z.nullable(
    z.object({
      id: z.number(),
      number: z.number(),
      status: z.enum(['called', 'playing']),
      names,
      gameId: z.nullable(z.number()),
      /** who marks, by the id that the event knows them by */
      marker: z.nullable(z.object({ id: z.number(), name: z.string() })),
      format: gameFormat,
      /** whether it can be scored visit by visit */
      hasScorer: z.boolean(),
      /** whether its result can be typed instead, where it has a scorer */
      isTypable: z.boolean(),
      /** whether the event says who marks; else those who stand there do */
      hasMarker: z.boolean(),
    }),
  ),
  /** who comes next while nothing is called */
  next: z.nullable(
    z.object({
      number: z.number(),
      names,
      /** the end of the rest before it */
      until: z.nullable(dateTime),
    }),
  ),
  /** the result at this board before */
  last: z.nullable(
    z.object({
      number: z.number(),
      names,
      score: z.tuple([z.number(), z.number()]),
      /** null for a draw */
      winner: z.nullable(z.number()),
      /** its game, while its last dart can be taken back here: until the next match is called */
      gameId: z.nullable(z.number()),
    }),
  ),
});
export type AtBoardOutput = z.infer<typeof atBoardOutput>;

/** The event's number after a change: what is shown may be another. */
export const atBoardEventOutput = z.object({ revision: z.number() });

export const atBoardEventsInput = z.object({
  lastEventId: z.nullish(z.string().check(z.regex(/^\d{1,10}$/, 'invalid'))),
});

export const markerListOutput = z.array(z.object({ id: z.number(), name: z.string() }));
export type MarkerListOutput = z.infer<typeof markerListOutput>;

const legs = z
  .number('invalidNumber')
  .check(z.int('invalidNumber'), z.minimum(0, 'tooSmall'), z.maximum(99, 'tooLarge'));
export const atBoardMatchInput = z.object({ matchId: id });
export const startAtBoardInput = z.object({
  matchId: id,
  /** who throws first, or by chance, or by throwing for the bull */
  first: z._default(throwsFirst, 'bull'),
});
export type StartAtBoard = z.output<typeof startAtBoardInput>;
export const startedAtBoardOutput = z.object({ gameId: z.number() });
export const reportAtBoardInput = z.object({ matchId: id, score: z.tuple([legs, legs]) });
export type ReportAtBoard = z.output<typeof reportAtBoardInput>;
/** Null: nobody of those who could. */
export const setMarkerInput = z.object({ matchId: id, markerId: z.nullable(id) });
