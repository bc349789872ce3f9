import * as z from 'zod/mini';
import { dateTime } from '../common.ts';
import { shownGame } from '../games/show.ts';

const number = z.number();

/** What is going on, for visitors. Everything in it is public. */
export const landingOutput = z.object({
  figures: z.object({
    /** active lounges and their boards */
    lounges: number,
    boards: number,
    /** to come or running; one more than TOURNAMENT_COUNT_MAX stands for many */
    tournaments: number,
    /** of the last seven days */
    games: number,
    posts: number,
  }),
  /** a game that runs, or the best leg of the week; null without one that is everybody's */
  game: z.nullable(shownGame),
  /** the next ones, the soonest first */
  tournaments: z.array(
    z.object({
      id: number,
      name: z.string(),
      startDate: dateTime,
      timeZone: z.string(),
      city: z.nullable(z.string()),
      taken: number,
      places: number,
    }),
  ),
  /** the cities with most lounges, each with one of them and how it stands there now */
  cities: z.array(
    z.object({
      /** of its page in the directory */
      slug: z.string(),
      city: z.string(),
      lounges: number,
      boards: number,
      lounge: z.object({
        id: number,
        name: z.string(),
        isOpen: z.boolean(),
        boards: number,
        /** boards that are free for the next half hour */
        free: number,
      }),
    }),
  ),
  /** where somebody has written last */
  threads: z.array(
    z.object({
      id: number,
      title: z.string(),
      subforum: z.string(),
      posts: number,
      lastPostAt: dateTime,
    }),
  ),
});
export type Landing = z.infer<typeof landingOutput>;
