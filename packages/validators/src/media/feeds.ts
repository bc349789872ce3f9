import * as z from 'zod/mini';
import { dateTime, id, page, url } from '../common.ts';

/** How many episodes of a channel are kept; older ones are at the channel itself. */
export const EPISODES_KEPT = 200;
export const EPISODE_TITLE_MAX = 200;
export const EPISODE_SUMMARY_MAX = 600;

/** Why an attempt to read a page or a feed was in vain. */
const sourceProblems = [
  'gone',
  'refused',
  'unknown',
  'timeout',
  'tooLarge',
  'redirects',
  'failed',
  'busy',
  'noFeed',
] as const;
export type SourceProblem = (typeof sourceProblems)[number];

const sourceStates = ['new', 'fine', 'failing', 'dead'] as const;
export type SourceState = (typeof sourceStates)[number];

export const episodeListInput = z.extend(page, { channelId: id });

export const episodeOutput = z.object({
  id: z.number(),
  title: z.string(),
  summary: z.nullable(z.string()),
  /** its page; without one the channel's own address is the way there */
  url: z.nullable(z.string()),
  /** of what can be heard */
  audioUrl: z.nullable(z.string()),
  /** of what can be seen on YouTube */
  videoId: z.nullable(z.string()),
  durationSeconds: z.nullable(z.number()),
  publishedAt: dateTime,
});
export type Episode = z.infer<typeof episodeOutput>;

export const episodeListOutput = z.object({
  items: z.array(episodeOutput),
  nextCursor: z.nullable(z.string()),
});

export const channelFeedInput = z.object({ channelId: id });

/** @property feedUrl null: it is looked for on the channel's page again */
export const setFeedInput = z.object({ channelId: id, feedUrl: z.nullable(url) });

export const channelFeedOutput = z.object({
  /** none: no feed was found, and none was given */
  state: z.enum(['none', ...sourceStates]),
  feedUrl: z.nullable(z.string()),
  /** the channel's admins have named it; else it was found */
  isGiven: z.boolean(),
  checkedAt: z.nullable(dateTime),
  readAt: z.nullable(dateTime),
  /** for those who run the channel */
  problem: z.nullable(z.enum(sourceProblems)),
  link: z.object({
    /** the channel's address leads nowhere any more */
    isDead: z.boolean(),
    since: z.nullable(dateTime),
    checkedAt: z.nullable(dateTime),
  }),
  canEdit: z.boolean(),
});
export type ChannelFeed = z.infer<typeof channelFeedOutput>;

export const verificationOutput = z.object({
  isVerified: z.boolean(),
  /** the reader runs the channel */
  isAdmin: z.boolean(),
  /** what the reader puts into the channel's description; null unless they have begun */
  code: z.nullable(z.string()),
  expiresAt: z.nullable(dateTime),
  checkedAt: z.nullable(dateTime),
  /** where it is looked for */
  pageUrl: z.string(),
  feedUrl: z.nullable(z.string()),
});
export type ChannelVerification = z.infer<typeof verificationOutput>;
