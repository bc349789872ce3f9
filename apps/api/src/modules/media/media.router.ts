import { done } from '@oche/validators/common';
import * as schemas from '@oche/validators/media/schemas';
import { router } from '../../trpc/init.ts';
import { proceduresOf } from '../../trpc/procedures.ts';
import { thenOk } from '../../trpc/then-ok.ts';
import * as admins from './admins/admin.service.ts';
import { adminFields, channelBodyOf, channelFields, listFields } from './channel/channel.rest.ts';
import { getChannel } from './channel/channel.service.ts';
import { createChannel, updateChannel } from './channel/channel-change.service.ts';
import { deleteChannel, restoreChannel } from './channel/deletion.service.ts';
import * as desk from './desk/desk.service.ts';
import { feedRouters } from './feeds.router.ts';
import * as ties from './following/tie.service.ts';
import * as lists from './list/channel-list.service.ts';

const { adminProcedure, memberProcedure, publicProcedure } = proceduresOf('media', 'media');

const tag = 'Media channels';
const { channelInput, channelBody, channelPageOutput, channelTiesOutput } = schemas;
const body = { toBody: channelBodyOf, bodySchema: channelBody };

export const mediaRouter = router({
  ...feedRouters,

  channels: router({
    list: publicProcedure
      .meta({
        rest: {
          method: 'GET',
          path: '/media-channels',
          summary: 'Media channels, those with most followers first unless told otherwise',
          tag,
          toInput: listFields,
          ...body,
        },
      })
      .input(schemas.channelListInput)
      .output(schemas.channelListOutput)
      .query(({ ctx, input }) => lists.listChannels(ctx, input)),

    get: publicProcedure
      .meta({
        rest: { method: 'GET', path: '/media-channels/{id}', summary: 'A channel', tag, ...body },
      })
      .input(channelInput)
      .output(channelPageOutput)
      .query(({ ctx, input }) => getChannel(ctx, input)),

    tabs: memberProcedure.output(schemas.channelTabsOutput).query(({ ctx }) => lists.listTabs(ctx)),

    create: memberProcedure
      .meta({
        limit: 'posting',
        speaks: true,
        rest: {
          method: 'POST',
          path: '/media-channels',
          summary: 'Lists a channel, whose admin the member becomes',
          tag,
          status: 201,
          toInput: channelFields,
          ...body,
        },
      })
      .input(schemas.createChannelInput)
      .output(channelPageOutput)
      .mutation(({ ctx, input }) => createChannel(ctx, input)),

    update: memberProcedure
      .meta({
        limit: 'posting',
        speaks: true,
        rest: {
          method: 'PUT',
          path: '/media-channels/{id}',
          summary: 'Changes what a channel says; what is missing stays',
          tag,
          toInput: channelFields,
          ...body,
        },
      })
      .input(schemas.updateChannelInput)
      .output(channelPageOutput)
      .mutation(({ ctx, input }) => updateChannel(ctx, input)),

    delete: memberProcedure
      .meta({
        whileSuspended: true,
        rest: {
          method: 'DELETE',
          path: '/media-channels/{id}',
          summary: 'Takes a channel off the list; for an hour its admins can bring it back',
          tag,
        },
      })
      .input(channelInput)
      .output(done)
      .mutation(thenOk(({ ctx, input }) => deleteChannel(ctx, input))),

    restore: memberProcedure
      .input(channelInput)
      .output(channelPageOutput)
      .mutation(({ ctx, input }) => restoreChannel(ctx, input)),

    follow: memberProcedure
      .input(channelInput)
      .output(channelTiesOutput)
      .mutation(({ ctx, input }) => ties.followChannel(ctx, input)),

    unfollow: memberProcedure
      .meta({ whileSuspended: true })
      .input(channelInput)
      .output(channelTiesOutput)
      .mutation(({ ctx, input }) => ties.unfollowChannel(ctx, input)),
  }),

  favourites: router({
    add: memberProcedure
      .input(channelInput)
      .output(channelTiesOutput)
      .mutation(({ ctx, input }) => ties.addFavourite(ctx, input)),

    remove: memberProcedure
      .meta({ whileSuspended: true })
      .input(channelInput)
      .output(channelTiesOutput)
      .mutation(({ ctx, input }) => ties.removeFavourite(ctx, input)),
  }),

  admins: router({
    add: memberProcedure
      .meta({ scope: null })
      .meta({
        limit: 'posting',
        rest: {
          method: 'POST',
          path: '/media-channel-admins',
          summary: 'Names another admin of a channel',
          tag,
          status: 201,
          toInput: adminFields,
        },
      })
      .input(schemas.channelAdminInput)
      .output(schemas.channelAdminOutput)
      .mutation(({ ctx, input }) => admins.addAdmin(ctx, input)),

    remove: memberProcedure
      .meta({ scope: null })
      .meta({ whileSuspended: true })
      .input(schemas.channelAdminInput)
      .output(done)
      .mutation(thenOk(({ ctx, input }) => admins.removeAdmin(ctx, input))),
  }),

  /** what admins of the site do */
  desk: router({
    list: adminProcedure
      .input(schemas.channelDeskInput)
      .output(schemas.channelDeskOutput)
      .query(({ ctx, input }) => desk.listDesk(ctx, input)),

    hide: adminProcedure
      .input(schemas.hideChannelInput)
      .output(schemas.deskChannelOutput)
      .mutation(({ ctx, input }) => desk.hideForAll(ctx, input)),

    show: adminProcedure
      .input(schemas.showChannelInput)
      .output(schemas.deskChannelOutput)
      .mutation(({ ctx, input }) => desk.showToAll(ctx, input)),

    setVerified: adminProcedure
      .input(schemas.setChannelVerifiedInput)
      .output(schemas.deskChannelOutput)
      .mutation(({ ctx, input }) => desk.setVerified(ctx, input)),
  }),
});
