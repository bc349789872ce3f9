import { done } from '@oche/validators/common';
import {
  notificationListInput,
  notificationListOutput,
  notificationSettingsOutput,
  readNotificationInput,
  saveKindSettingInput,
  saveLevelInput,
  seePlacesInput,
  setTimeZoneInput,
  subscriptionOutput,
  unreadOutput,
  unsubscribeInput,
} from '@oche/validators/notifications/schemas';
import { router } from '../../trpc/init.ts';
import { memberLiveProcedure, memberProcedure, publicProcedure } from '../../trpc/procedures.ts';
import { thenOk } from '../../trpc/then-ok.ts';
import { getUnread, watchBell } from './bell/bell.service.ts';
import * as seen from './bell/seen.service.ts';
import { listNotifications } from './list/list.service.ts';
import * as settings from './settings/settings.service.ts';
import { getSubscription, unsubscribe } from './settings/unsubscribe.service.ts';

/** For callers within the process: they have no connection that could end. */
const NEVER = new AbortController().signal;

export const notificationsRouter = router({
  list: memberProcedure
    .input(notificationListInput)
    .output(notificationListOutput)
    .query(({ ctx, input }) => listNotifications(ctx, input)),

  unread: memberProcedure.output(unreadOutput).query(({ ctx }) => getUnread(ctx)),

  events: memberLiveProcedure.subscription(async function* ({ ctx, signal = NEVER }) {
    for await (const unread of watchBell(ctx, signal)) yield unreadOutput.parse(unread);
  }),

  settings: router({
    get: memberProcedure
      .output(notificationSettingsOutput)
      .query(({ ctx }) => settings.getSettings(ctx)),

    save: memberProcedure
      .meta({ whileSuspended: true })
      .input(saveKindSettingInput)
      .output(done)
      .mutation(thenOk(({ ctx, input }) => settings.saveSetting(ctx, input))),

    saveLevel: memberProcedure
      .meta({ whileSuspended: true })
      .input(saveLevelInput)
      .output(done)
      .mutation(thenOk(({ ctx, input }) => settings.saveLevel(ctx, input))),

    setTimeZone: memberProcedure
      .meta({ whileSuspended: true })
      .input(setTimeZoneInput)
      .output(done)
      .mutation(thenOk(({ ctx, input }) => settings.setTimeZone(ctx, input))),
  }),

  subscription: router({
    get: publicProcedure
      .input(unsubscribeInput)
      .output(subscriptionOutput)
      .query(({ ctx, input }) => getSubscription(ctx, input.token)),

    end: publicProcedure
      .input(unsubscribeInput)
      .output(done)
      .mutation(thenOk(({ ctx, input }) => unsubscribe(ctx, input.token))),
  }),

  /** suspended members read on, and what they have read is read */
  read: memberProcedure
    .meta({ whileSuspended: true })
    .input(readNotificationInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => seen.readNotificationGroup(ctx, input))),

  readAll: memberProcedure
    .meta({ whileSuspended: true })
    .output(done)
    .mutation(thenOk(({ ctx }) => seen.readAllNotifications(ctx))),

  see: memberProcedure
    .meta({ whileSuspended: true })
    .input(seePlacesInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => seen.seePlaces(ctx, input))),
});
