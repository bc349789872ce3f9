import * as schemas from '@oche/validators/media/feeds';
import { router } from '../../trpc/init.ts';
import { proceduresOf } from '../../trpc/procedures.ts';
import { listEpisodes } from './episode/episode.service.ts';
import * as feeds from './feed/feed.service.ts';
import * as verification from './verification/verification.service.ts';

const { memberProcedure, publicProcedure } = proceduresOf('media', 'media');

const { channelFeedInput, channelFeedOutput, verificationOutput } = schemas;

/** What comes from the channels themselves, and who proves that one is theirs. */
export const feedRouters = {
  episodes: router({
    list: publicProcedure
      .input(schemas.episodeListInput)
      .output(schemas.episodeListOutput)
      .query(({ ctx, input }) => listEpisodes(ctx, input)),
  }),

  feed: router({
    get: publicProcedure
      .input(channelFeedInput)
      .output(channelFeedOutput)
      .query(({ ctx, input }) => feeds.getFeed(ctx, input)),

    set: memberProcedure
      .meta({ limit: 'posting', speaks: true })
      .input(schemas.setFeedInput)
      .output(channelFeedOutput)
      .mutation(({ ctx, input }) => feeds.setFeed(ctx, input)),

    refresh: memberProcedure
      .meta({ limit: 'posting', speaks: true })
      .input(channelFeedInput)
      .output(channelFeedOutput)
      .mutation(({ ctx, input }) => feeds.refreshFeed(ctx, input)),
  }),

  verification: router({
    get: memberProcedure
      .meta({ scope: null })
      .input(channelFeedInput)
      .output(verificationOutput)
      .query(({ ctx, input }) => verification.getVerification(ctx, input)),

    start: memberProcedure
      .meta({ scope: null })
      .meta({ limit: 'posting' })
      .input(channelFeedInput)
      .output(verificationOutput)
      .mutation(({ ctx, input }) => verification.startVerification(ctx, input)),

    check: memberProcedure
      .meta({ scope: null })
      .meta({ limit: 'posting' })
      .input(channelFeedInput)
      .output(verificationOutput)
      .mutation(({ ctx, input }) => verification.checkVerification(ctx, input)),
  }),
};
