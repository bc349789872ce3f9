import { done } from '@oche/validators/common';
import * as schemas from '@oche/validators/site/schemas';
import { router } from '../../trpc/init.ts';
import { adminProcedure, memberProcedure, publicProcedure } from '../../trpc/procedures.ts';
import { thenOk } from '../../trpc/then-ok.ts';
import * as announcements from './announcements/announcement.service.ts';
import { getSiteState } from './state/state.service.ts';
import { listAreas, setSwitch } from './switches/switch.service.ts';

export const siteRouter = router({
  state: publicProcedure.output(schemas.siteStateOutput).query(({ ctx }) => getSiteState(ctx)),

  /** Suspended members, too, arrange what they look at. */
  dismiss: memberProcedure
    .meta({ whileSuspended: true })
    .input(schemas.dismissInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => announcements.dismiss(ctx, input))),

  switches: router({
    list: adminProcedure.output(schemas.switchListOutput).query(({ ctx }) => listAreas(ctx)),

    set: adminProcedure
      .input(schemas.setSwitchInput)
      .output(schemas.switchOutput)
      .mutation(({ ctx, input }) => setSwitch(ctx, input)),
  }),

  announcements: router({
    list: adminProcedure
      .input(schemas.announcementListInput)
      .output(schemas.announcementListOutput)
      .query(({ ctx, input }) => announcements.listAnnouncements(ctx, input)),

    create: adminProcedure
      .input(schemas.createAnnouncementInput)
      .output(schemas.announcementOutput)
      .mutation(({ ctx, input }) => announcements.createAnnouncement(ctx, input)),

    update: adminProcedure
      .input(schemas.updateAnnouncementInput)
      .output(schemas.announcementOutput)
      .mutation(({ ctx, input }) => announcements.updateAnnouncement(ctx, input)),

    end: adminProcedure
      .input(schemas.announcementInput)
      .output(schemas.announcementOutput)
      .mutation(({ ctx, input }) => announcements.endAnnouncement(ctx, input)),

    delete: adminProcedure
      .input(schemas.announcementInput)
      .output(done)
      .mutation(thenOk(({ ctx, input }) => announcements.deleteAnnouncement(ctx, input))),
  }),
});
