import * as z from 'zod/mini';
import { dateTime, page } from '../common.ts';
import { personOutput } from '../people/schemas.ts';
import { achievementKinds } from '../statistics/limits.ts';
import { pictureOutput } from '../uploads/schemas.ts';
import { CARDS_MAX, homeBoards, homeSteps, turnKinds } from './limits.ts';

export * from './limits.ts';

const board = z.enum(homeBoards, 'invalid');
const cardId = z.string().check(z.regex(/^[a-z]{2,30}$/, 'invalid'));
const cards = z.array(cardId).check(z.maxLength(CARDS_MAX, 'invalid'));

const layout = z.object({
  /** in their order */
  shown: z.array(z.string()),
  hidden: z.array(z.string()),
});
export type HomeLayout = z.infer<typeof layout>;

export const homeInput = z.object({ board });

export const saveLayoutInput = z.object({
  board,
  /** null: as the page has them */
  layout: z.nullable(
    z
      .object({ shown: cards, hidden: cards })
      .check(
        z.refine(
          ({ shown, hidden }) =>
            new Set([...shown, ...hidden]).size === shown.length + hidden.length,
          'invalid',
        ),
      ),
  ),
});

const lounge = z.object({
  id: z.number(),
  name: z.string(),
  city: z.string(),
  isFavourite: z.boolean(),
  /** whole kilometres; null where either place is unknown */
  distance: z.nullable(z.number()),
  isOpen: z.boolean(),
  /** when it closes, or opens next; null if that is far */
  changesAt: z.nullable(dateTime),
  timeZone: z.string(),
  boards: z.number(),
  /** boards that are free for the next half hour */
  free: z.number(),
});
export type LiveLounge = z.infer<typeof lounge>;

const base = { key: z.string(), happenedAt: dateTime, person: personOutput };
const tournament = z.object({ id: z.number(), name: z.string(), startDate: dateTime });
const activity = z.discriminatedUnion('kind', [
  z.object({
    ...base,
    kind: z.literal('thread'),
    thread: z.object({ id: z.number(), title: z.string(), subforum: z.string() }),
  }),
  z.object({
    ...base,
    kind: z.literal('game'),
    /** null against guests, in teams, and for members whom the reader may not see */
    other: z.nullable(personOutput),
    game: z.object({
      id: z.number(),
      /** null: drawn */
      isWon: z.nullable(z.boolean()),
      legsWon: z.number(),
      legsLost: z.number(),
      average: z.nullable(z.number()),
    }),
  }),
  z.object({
    ...base,
    kind: z.literal('achievement'),
    achievement: z.enum(achievementKinds),
    /** what was achieved in one game is told together */
    gameId: z.number(),
  }),
  z.object({ ...base, kind: z.enum(['entered', 'won', 'announced']), tournament }),
  z.object({
    ...base,
    kind: z.literal('item'),
    item: z.object({
      id: z.number(),
      title: z.string(),
      /** euro */
      price: z.number(),
      isWanted: z.boolean(),
      picture: z.nullable(pictureOutput),
    }),
  }),
  z.object({ ...base, kind: z.literal('friendship'), other: personOutput }),
]);
export type Activity = z.infer<typeof activity>;

export const activityInput = page;
export const activityOutput = z.object({
  items: z.array(activity),
  nextCursor: z.nullable(z.string()),
});

/** How many activities come along; the next ones are asked for by `activity`. */
export const homeLiveInput = z.object({ limit: page.shape.limit });

/** What changes while one looks at it. */
export const homeLiveOutput = z.object({
  lounges: z.array(lounge),
  /** whether it is known where the member lives */
  hasPlace: z.boolean(),
  activity: activityOutput,
});
export type HomeLive = z.infer<typeof homeLiveOutput>;

/** What waits for the member, the most urgent first. */
export const homeTurnsOutput = z.array(
  z.object({
    kind: z.enum(turnKinds),
    /** how many there are of it */
    count: z.number(),
    /** the tournament, game, fixture or ad that waits longest; null where a page has all of them */
    id: z.nullable(z.number()),
    /** of the tournament, fixture or ad */
    name: z.nullable(z.string()),
  }),
);
export type HomeTurn = z.infer<typeof homeTurnsOutput>[number];

/** What the member plays next: a booked board, an entry in a tournament, somebody who wants to play. */
const ahead = z.object({
  kind: z.enum(['booking', 'tournament', 'fixture', 'meeting']),
  id: z.number(),
  /** of the tournament, lounge or both teams; null for a meeting without a lounge */
  name: z.nullable(z.string()),
  startDate: dateTime,
  timeZone: z.string(),
  where: z.nullable(z.string()),
  /** requested and waiting are not sure yet */
  state: z.enum(['confirmed', 'requested', 'registered', 'waiting', 'running', 'agreed']),
  /** of the evening that is running, or of today */
  isTonight: z.boolean(),
});
export type HomeAhead = z.infer<typeof ahead>;

export const homeOutput = z.object({
  /** the member's own */
  username: z.string(),
  /** null as long as nothing was arranged */
  layout: z.nullable(layout),
  /** what is left to do for a new member; none for all others */
  steps: z.array(z.enum(homeSteps)),
  /** how many of the steps are done */
  stepsDone: z.number(),
  figures: z.object({
    games: z.number(),
    won: z.number(),
    /** percent, with one decimal; null without a game */
    winRate: z.nullable(z.number()),
    /** of three darts at X01 */
    average: z.nullable(z.number()),
    rating: z.nullable(z.object({ points: z.number(), isProvisional: z.boolean() })),
    /** the last ten counted games, the latest last: whether they were won; null: drawn */
    form: z.array(z.nullable(z.boolean())),
  }),
  /** by points, of all time; null without a counted game */
  ranking: z.nullable(
    z.object({
      place: z.number(),
      points: z.number(),
      next: z.nullable(z.object({ place: z.number(), points: z.number() })),
    }),
  ),
  achievements: z.object({
    achieved: z.array(z.object({ kind: z.enum(achievementKinds), achievedAt: dateTime })),
    total: z.number(),
  }),
  /** what is played next, the soonest first */
  ahead: z.array(ahead),
  /** active lounges, counted up to one more than LOUNGE_COUNT_MAX */
  lounges: z.number(),
  /** of all clubs of the member together; null without a club */
  clubMembers: z.nullable(z.number()),
  /** as `live` says it, so that a page has everything by one request */
  live: homeLiveOutput,
});
export type Home = z.infer<typeof homeOutput>;
