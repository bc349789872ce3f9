import { done } from '@oche/validators/common';
import * as schemas from '@oche/validators/push';
import { router } from '../../trpc/init.ts';
import { memberProcedure } from '../../trpc/procedures.ts';
import * as devices from './push-device.service.ts';

const OK = { ok: true } as const;

/** Suspended members, too, hear what is decided about them, and say where. */
const ownDevicesProcedure = memberProcedure.meta({ whileSuspended: true });

export const pushRouter = router({
  list: memberProcedure
    .output(schemas.pushDeviceListOutput)
    .query(({ ctx }) => devices.listDevices(ctx)),

  save: ownDevicesProcedure
    .input(schemas.savePushDeviceInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await devices.saveDevice(ctx, input);
      return OK;
    }),

  renew: ownDevicesProcedure
    .input(schemas.pushSubscriptionInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await devices.renewDevice(ctx, input);
      return OK;
    }),

  delete: ownDevicesProcedure
    .input(schemas.pushDeviceInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await devices.deleteDevice(ctx, input.id);
      return OK;
    }),

  test: ownDevicesProcedure
    .meta({ limit: 'posting' })
    .input(schemas.pushDeviceInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await devices.testDevice(ctx, input.id);
      return OK;
    }),
});
